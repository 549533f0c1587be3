import CoreGraphics

extension UIScrollView: ScrollContainer {
  package final func displayedScale(of subview: UIView) -> CGFloat {
    zoom.scale != 1 && zoomedView === subview ? zoom.scale : 1
  }
}
