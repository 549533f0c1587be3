import Foundation

extension UIViewController {
  /// The layout guides for the areas that bars cover at the top and the bottom of the view. The guides are created on
  /// first use, and created again when the view is replaced.
  final var barGuides: (top: BarLayoutGuide, bottom: BarLayoutGuide) {
    let view = view!
    if let existingSupports = layoutSupports, existingSupports.top.owningView === view { return existingSupports }
    let guides = (top: BarLayoutGuide(isTop: true, in: view), bottom: BarLayoutGuide(isTop: false, in: view))
    layoutSupports = guides
    return guides
  }

  /// Updates the insets of the scroll views after a change of `automaticallyAdjustsScrollViewInsets`.
  final func scrollInsetAdjustmentChanged() {
    guard let view = viewIfLoaded else { return }
    for case let scroller as UIScrollView in [view] + view.subviewList { scroller.contentGeometryDidChange() }
  }
}
