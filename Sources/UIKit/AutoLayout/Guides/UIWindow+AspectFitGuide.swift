import Foundation

extension UIWindow {
  /// The layout guide of the largest area that has a given aspect ratio and fits in the window's safe area. The aspect ratio is 1 until it
  /// is set.
  public var safeAreaAspectFitLayoutGuide: any UILayoutGuide & UILayoutGuideAspectFitting {
    if let guide = aspectFitGuide as? AspectFitLayoutGuide { return guide }
    let guide = AspectFitLayoutGuide()
    guide.install(in: self)
    aspectFitGuide = guide
    return guide
  }
}
