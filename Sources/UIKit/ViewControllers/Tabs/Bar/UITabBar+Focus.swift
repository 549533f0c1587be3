extension UITabBar: FocusBar {}
