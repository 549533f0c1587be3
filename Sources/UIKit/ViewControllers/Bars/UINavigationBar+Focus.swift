extension UINavigationBar: FocusBar {}
