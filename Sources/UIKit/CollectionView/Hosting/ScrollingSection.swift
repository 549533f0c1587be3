import CollectionCore
import Foundation

/// The geometry of an orthogonally scrolling section, in the layout's coordinates.
///
/// Distances are measured along the section's scroll axis, from the first group.
struct ScrollingSection {
  var index: Int
  let axis: FlowAxis
  /// The frame of the section in the content, in points.
  let frame: CGRect
  /// The length of all groups together, in points.
  let length: CGFloat
  /// The inset before the first group, in points. It centers the first group if the behavior requires that.
  let leadingInset: CGFloat
  /// The inset after the last group, in points. It centers the last group if the behavior requires that.
  let trailingInset: CGFloat
  let behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
  /// The deceleration rate, or `nil` for the default of the scrolling behavior.
  let decelerationRate: UIScrollView.DecelerationRate?
  let bounce: UICollectionLayoutSectionOrthogonalScrollingProperties.Bounce
  /// The position of the scroll view among the cells on the z-axis.
  let zIndex: Int

  /// The visible length of the section along its scroll axis, in points.
  var extent: CGFloat { axis.main(frame.size) }
  /// The range of the section's scroll offsets, in points.
  var range: ClosedRange<CGFloat> { -leadingInset...max(-leadingInset, length + trailingInset - extent) }

  /// The content size of the section's scroll view, in points.
  var contentSize: CGSize { axis.size(main: length, cross: axis.cross(frame.size)) }
}
