extension UIPresentationController: UIAppearanceContainer {}
