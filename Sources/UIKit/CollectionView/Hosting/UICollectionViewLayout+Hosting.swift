import Foundation

// The orthogonally scrolling sections of a layout. Only compositional layouts have any.
extension UICollectionViewLayout {
  /// The layout if it is a compositional one.
  private var compositional: UICollectionViewCompositionalLayout? { self as? UICollectionViewCompositionalLayout }

  /// Indicates whether the layout has orthogonally scrolling sections.
  final var hasScrollingSections: Bool { compositional?.hasOrthogonals ?? false }
  /// Returns the orthogonally scrolling section of an element, or `nil` if it is in another section.
  final func scrollingSection(of key: ElementKey) -> Int? { compositional?.orthogonalSection(of: key) }
  /// Returns the geometry of an orthogonally scrolling section.
  final func scrollingSection(_ number: Int) -> ScrollingSection? { compositional?.orthogonal(number) }
  /// Returns the orthogonally scrolling sections that intersect a rectangle.
  final func scrollingSections(in rect: CGRect) -> [ScrollingSection] { compositional?.orthogonals(in: rect) ?? [] }
  /// Returns the scroll offset of a section from its first group.
  final func scrolledDistance(ofSection number: Int) -> CGFloat { compositional?.scrolled(number) ?? 0 }
  /// Returns the scroll offset of a section as a vector.
  final func scrollStep(of number: Int) -> CGPoint { compositional?.scrollStep(number) ?? .zero }
  final func setScrolled(_ distance: CGFloat, ofSection number: Int) {
    compositional?.scrolledSections[number] = distance
  }
  /// Returns the nearest scroll offsets before and after a given one at which a group begins or is centered.
  final func groupStarts(ofScrollingSection number: Int, around distance: CGFloat) -> (CGFloat, CGFloat) {
    compositional?.groupStarts(number, around: distance) ?? (distance, distance)
  }
}
