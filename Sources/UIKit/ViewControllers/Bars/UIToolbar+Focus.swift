extension UIToolbar: FocusBar {}
