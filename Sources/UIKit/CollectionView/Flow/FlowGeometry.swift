import CollectionCore
import Foundation

/// The properties of a collection view that the frames in a flow layout depend on: the available length, the insets and
/// the scale.
struct FlowGeometry: Equatable {
  let axis: FlowAxis
  /// The length of the view across the scroll direction, without the content insets, in points.
  let crossExtent: Double
  /// The inset at the start of each section, across the scroll direction, in points. The inset depends on `sectionInsetReference`
  /// and is added to the section's own insets.
  let crossStart: Double
  let crossEnd: Double
  let scale: Double

  @MainActor
  init(_ view: UICollectionView, _ axis: FlowAxis, _ reference: UICollectionViewFlowLayout.SectionInsetReference) {
    self.axis = axis
    let inset = view.content.restInset
    let size = view.bounds.size
    let outerInsets: UIEdgeInsets
    switch reference {
    case .fromContentInset: outerInsets = inset
    case .fromSafeArea: outerInsets = view.safeAreaInsets
    case .fromLayoutMargins: outerInsets = view.layoutMargins
    }
    scale = view.contentScaleFactor
    switch axis {
    case .vertical:
      crossExtent = max(0, size.width - inset.left - inset.right)
      crossStart = max(0, outerInsets.left - inset.left)
      crossEnd = max(0, outerInsets.right - inset.right)
    case .horizontal:
      crossExtent = max(0, size.height - inset.top - inset.bottom)
      crossStart = max(0, outerInsets.top - inset.top)
      crossEnd = max(0, outerInsets.bottom - inset.bottom)
    }
  }

  /// Returns a copy of a section's metrics, with the insets that `sectionInsetReference` specifies, such as the safe area,
  /// added to the insets of the section.
  func addingOuterInsets(to input: FlowSectionInput) -> FlowSectionInput {
    var input = input
    input.outerStart = crossStart
    input.outerEnd = crossEnd
    return input
  }
}
