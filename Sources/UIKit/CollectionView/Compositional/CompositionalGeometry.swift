import CollectionCore
import Foundation

/// The properties of a collection view that the frames in a compositional layout depend on: the available size, the
/// scale and the insets.
struct CompositionalGeometry: Equatable {
  let axis: FlowAxis
  /// The size of the bounds in points, minus the content insets that apply while a large title is fully visible.
  let container: CGSize
  let scale: Double
  /// Indicates whether the content begins directly below a navigation bar with a large title. A list then has no top
  /// margin.
  let isBelowLargeTitle: Bool
  private let safeAreaInsets: CompositionalInsets
  private let margins: CompositionalInsets
  private let readableInsets: CompositionalInsets

  @MainActor
  init(_ view: UICollectionView, _ axis: FlowAxis) {
    self.axis = axis
    // The insets that apply while a large title is fully visible are used, so that a large title that collapses while the content
    // scrolls does not change the layout.
    let inset = view.content.restInset
    container = CGSize(
      width: max(0, view.bounds.width - inset.left - inset.right),
      height: max(0, view.bounds.height - inset.top - inset.bottom))
    scale = view.contentScaleFactor
    isBelowLargeTitle = view.isUnderLargeTitle
    let isMirrored = view.isMirrored
    // Returns the amount by which insets exceed the content insets. Only the edges across the scroll direction are included,
    // because along the scroll direction the content scrolls below the bars.
    func insetsBeyondContent(_ insets: UIEdgeInsets) -> CompositionalInsets {
      var outerInsets = UIEdgeInsets(
        top: max(0, insets.top - inset.top), left: max(0, insets.left - inset.left),
        bottom: max(0, insets.bottom - inset.bottom), right: max(0, insets.right - inset.right))
      if axis == .vertical {
        outerInsets.top = 0
        outerInsets.bottom = 0
      } else {
        outerInsets.left = 0
        outerInsets.right = 0
      }
      return CompositionalInsets(NSDirectionalEdgeInsets(outerInsets, rightToLeft: isMirrored))
    }
    safeAreaInsets = insetsBeyondContent(view.safeAreaInsets)
    margins = insetsBeyondContent(view.layoutMargins)
    let readableFrame = view.readableContentGuide.layoutFrame
    readableInsets = insetsBeyondContent(
      UIEdgeInsets(
        top: readableFrame.minY - view.bounds.minY, left: readableFrame.minX - view.bounds.minX,
        bottom: view.bounds.maxY - readableFrame.maxY, right: view.bounds.maxX - readableFrame.maxX))
  }

  func insets(_ reference: UIContentInsetsReference) -> CompositionalInsets {
    switch reference {
    case .none: return .zero
    case .automatic, .safeArea: return safeAreaInsets
    case .layoutMargins: return margins
    case .readableContent: return readableInsets
    }
  }
}
