// The form is sent at once: signing out was the visitor's own choice in the portal.
document.forms[0].submit();
