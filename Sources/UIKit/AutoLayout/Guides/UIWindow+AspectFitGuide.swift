import Foundation

extension UIWindow {
  /// The largest area with a ratio of its sides inside the window's safe area. The ratio is 1 at first.
  public var safeAreaAspectFitLayoutGuide: any UILayoutGuide & UILayoutGuideAspectFitting {
    if let guide = aspectFitGuide as? AspectFitLayoutGuide { return guide }
    let guide = AspectFitLayoutGuide()
    guide.install(in: self)
    aspectFitGuide = guide
    return guide
  }
}
