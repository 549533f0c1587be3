import CollectionCore
import Foundation

/// A section that scrolls by itself, across the direction of the layout: where it lies and how far it reaches. In the
/// layout's coordinates; distances count along the section's own direction from where its groups begin.
struct ScrollingSection {
  var number: Int
  let axis: FlowAxis
  /// What of the content it takes.
  let frame: CGRect
  /// Of all its groups.
  let length: CGFloat
  /// Room before the first group and behind the last one.
  let before: CGFloat
  let behind: CGFloat
  let behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
  /// How soon it comes to rest; nil leaves that to the behaviour.
  let rate: UIScrollView.DecelerationRate?
  let bounce: UICollectionLayoutSectionOrthogonalScrollingProperties.Bounce
  /// Where the scroll view stands among cells: their z-index.
  let zIndex: Int

  /// The part that is seen.
  var extent: CGFloat { axis.main(frame.size) }
  /// How far it can be scrolled.
  var range: ClosedRange<CGFloat> { -before...max(-before, length + behind - extent) }

  /// The thickness and the length as a size.
  var contentSize: CGSize { axis.size(main: length, cross: axis.cross(frame.size)) }
}
