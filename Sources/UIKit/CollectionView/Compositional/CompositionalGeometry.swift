import CollectionCore
import Foundation

/// The properties of a collection view that the frames in a compositional layout depend on: the available size, the
/// scale and the insets.
struct CompositionalGeometry: Equatable {
  let axis: FlowAxis
  /// The size of the bounds minus the content insets at rest, in points.
  let container: CGSize
  let scale: Double
  /// Indicates whether the content begins directly below a navigation bar with a large title. A list then has no top
  /// margin.
  let isFlush: Bool
  private let safeArea: CompositionalInsets
  private let margins: CompositionalInsets
  private let readable: CompositionalInsets

  @MainActor
  init(_ view: UICollectionView, _ axis: FlowAxis) {
    self.axis = axis
    // The insets at rest are used, so that a large title that collapses while the content scrolls does not change the
    // layout.
    let inset = view.content.restInset
    container = CGSize(
      width: max(0, view.bounds.width - inset.left - inset.right),
      height: max(0, view.bounds.height - inset.top - inset.bottom))
    scale = view.contentScaleFactor
    isFlush = view.isUnderLargeTitle
    let isMirrored = view.isMirrored
    // Returns the part of other insets that extends beyond the content insets, across the scroll direction only. Along
    // the scroll direction the content scrolls below the bars.
    func beyond(_ other: UIEdgeInsets) -> CompositionalInsets {
      var beside = UIEdgeInsets(
        top: max(0, other.top - inset.top), left: max(0, other.left - inset.left),
        bottom: max(0, other.bottom - inset.bottom), right: max(0, other.right - inset.right))
      if axis == .vertical {
        beside.top = 0
        beside.bottom = 0
      } else {
        beside.left = 0
        beside.right = 0
      }
      return CompositionalInsets(NSDirectionalEdgeInsets(beside, rightToLeft: isMirrored))
    }
    safeArea = beyond(view.safeAreaInsets)
    margins = beyond(view.layoutMargins)
    let lines = view.readableContentGuide.layoutFrame
    readable = beyond(
      UIEdgeInsets(
        top: lines.minY - view.bounds.minY, left: lines.minX - view.bounds.minX,
        bottom: view.bounds.maxY - lines.maxY, right: view.bounds.maxX - lines.maxX))
  }

  func insets(_ reference: UIContentInsetsReference) -> CompositionalInsets {
    switch reference {
    case .none: return .zero
    case .automatic, .safeArea: return safeArea
    case .layoutMargins: return margins
    case .readableContent: return readable
    }
  }
}
