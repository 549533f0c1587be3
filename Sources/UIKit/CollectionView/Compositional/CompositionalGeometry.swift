import CollectionCore
import Foundation

/// The properties of the collection view that a compositional layout depends on, such as the available size, the scale
/// and the insets.
struct CompositionalGeometry: Equatable {
  let axis: FlowAxis
  /// The size of the visible area without the adjusted content insets, in points.
  let container: CGSize
  let scale: Double
  /// Indicates whether the content begins directly below a bar with a large title. Lists have no top margin in that
  /// case.
  let isFlush: Bool
  private let safeArea: CompositionalInsets
  private let margins: CompositionalInsets
  private let readable: CompositionalInsets

  @MainActor
  init(_ view: UICollectionView, _ axis: FlowAxis) {
    self.axis = axis
    // A large title that collapses while the content scrolls does not change the layout, so the insets at rest are
    // used.
    let inset = view.content.restInset
    container = CGSize(
      width: max(0, view.bounds.width - inset.left - inset.right),
      height: max(0, view.bounds.height - inset.top - inset.bottom))
    scale = view.contentScaleFactor
    isFlush = view.isUnderLargeTitle
    let isMirrored = view.isMirrored
    // Only the part of the insets beyond the content insets, and only across the scroll direction: along it the content
    // scrolls clear of them.
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
