import CollectionCore
import Foundation

/// The geometry of an orthogonally scrolling section, in the layout's coordinates.
///
/// Distances are measured from the first group along the section's scroll axis.
struct ScrollingSection {
  var number: Int
  let axis: FlowAxis
  /// The area of the section in the content.
  let frame: CGRect
  /// The length of all groups together, in points.
  let length: CGFloat
  /// The insets before the first and after the last group, in points.
  let before: CGFloat
  let behind: CGFloat
  let behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
  /// The deceleration rate, or `nil` for the default of the scrolling behavior.
  let rate: UIScrollView.DecelerationRate?
  let bounce: UICollectionLayoutSectionOrthogonalScrollingProperties.Bounce
  /// The z-index of the scroll view among the cells.
  let zIndex: Int

  /// The visible length, in points.
  var extent: CGFloat { axis.main(frame.size) }
  /// The range of scroll offsets.
  var range: ClosedRange<CGFloat> { -before...max(-before, length + behind - extent) }

  /// The content size of the scroll view.
  var contentSize: CGSize { axis.size(main: length, cross: axis.cross(frame.size)) }
}
