import CollectionCore
import Foundation

/// What a compositional layout takes from the collection view: its room, the pixels, and what insets can be measured from.
struct CompositionalGeometry: Equatable {
  let axis: FlowAxis
  /// The visible part without the insets that the content is scrolled out of.
  let container: CGSize
  let scale: Double
  /// Whether the content begins right under a bar with a large title: lists have no gap of their own there.
  let isFlush: Bool
  private let safeArea: CompositionalInsets
  private let margins: CompositionalInsets
  private let readable: CompositionalInsets

  @MainActor
  init(_ view: UICollectionView, _ axis: FlowAxis) {
    self.axis = axis
    // A large title that goes as the content is scrolled makes no other layout.
    let inset = view.content.restInset
    container = CGSize(
      width: max(0, view.bounds.width - inset.left - inset.right),
      height: max(0, view.bounds.height - inset.top - inset.bottom))
    scale = view.contentScaleFactor
    isFlush = view.isUnderLargeTitle
    let isMirrored = view.isMirrored
    // Beyond the content's own edges, and only beside the content: along it there is nothing to keep clear of.
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
