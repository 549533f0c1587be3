import Foundation

// What a layout says of sections that scroll by themselves; only compositional layouts have any.
extension UICollectionViewLayout {
  /// The layout as one whose sections may scroll by themselves.
  private var compositional: UICollectionViewCompositionalLayout? { self as? UICollectionViewCompositionalLayout }

  /// Whether some section does.
  final var hasScrollingSections: Bool { compositional?.hasOrthogonals ?? false }
  /// The section that scrolls by itself and that an element lies in; nil for all others.
  final func scrollingSection(of key: ElementKey) -> Int? { compositional?.orthogonalSection(of: key) }
  /// A section that scrolls by itself.
  final func scrollingSection(_ number: Int) -> ScrollingSection? { compositional?.orthogonal(number) }
  /// Those that reach into a rectangle.
  final func scrollingSections(in rect: CGRect) -> [ScrollingSection] { compositional?.orthogonals(in: rect) ?? [] }
  /// How far a section is scrolled from where its groups begin.
  final func scrolledDistance(ofSection number: Int) -> CGFloat { compositional?.scrolled(number) ?? 0 }
  /// The same along both axes.
  final func scrollStep(of number: Int) -> CGPoint { compositional?.scrollStep(number) ?? .zero }
  final func setScrolled(_ distance: CGFloat, ofSection number: Int) {
    compositional?.scrolledSections[number] = distance
  }
  /// The nearest distances before and after one at which a group begins, or is centred.
  final func groupStarts(ofScrollingSection number: Int, around distance: CGFloat) -> (CGFloat, CGFloat) {
    compositional?.groupStarts(number, around: distance) ?? (distance, distance)
  }
}
