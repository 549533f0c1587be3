import CoreGraphics

extension UIApplication {
  /// Returns the orientations that Info.plist contains for the kind of device that a window is as large as. An
  /// application for iPhones only has those of an iPhone in each window.
  ///
  /// - Parameter window: The window, or nil for the main screen.
  /// - Returns: The orientations. Without an entry in Info.plist, these are all orientations on an iPad, and all but upside down on an
  ///   iPhone.
  public func supportedInterfaceOrientations(for window: UIWindow?) -> UIInterfaceOrientationMask {
    let size = (window?.screen ?? .main).bounds.size
    // The narrowest iPad has a width of 744 points, the widest iPhone one of 440.
    let isPad = min(size.width, size.height) >= 700 && UIDevice.current.userInterfaceIdiom != .phone
    let listed = ApplicationStart.information.orientations(on: isPad ? "ipad" : "iphone")
    return listed ?? (isPad ? .all : .allButUpsideDown)
  }

  /// Returns the orientations that both the application and the view controller that fills a window support.
  ///
  /// - Parameter window: The window.
  package func orientations(of window: UIWindow) -> UIInterfaceOrientationMask {
    let own =
      delegate?.application(self, supportedInterfaceOrientationsFor: window)
      ?? supportedInterfaceOrientations(for: window)
    guard var controller = window.rootViewController else { return own }
    while let presented = controller.presentedViewController, !presented.isBeingDismissed { controller = presented }
    return own.intersection(controller.supportedInterfaceOrientations)
  }
}
