import Foundation

// Access to the orthogonally scrolling sections of any layout. Only compositional layouts have such sections.
extension UICollectionViewLayout {
  /// The layout as a compositional layout, or `nil` for other layouts.
  private var compositional: UICollectionViewCompositionalLayout? { self as? UICollectionViewCompositionalLayout }

  /// Indicates whether the layout has orthogonally scrolling sections.
  final var hasScrollingSections: Bool { compositional?.hasOrthogonalSections ?? false }
  /// Returns the index of the orthogonally scrolling section that contains an element, or `nil` if its section does not
  /// scroll.
  final func scrollingSection(of key: ElementKey) -> Int? { compositional?.orthogonalSection(of: key) }
  /// Returns the geometry of an orthogonally scrolling section, or `nil` for other sections.
  final func scrollingSection(_ number: Int) -> ScrollingSection? { compositional?.orthogonalSectionGeometry(number) }
  /// Returns the orthogonally scrolling sections that intersect a rectangle.
  final func scrollingSections(in rect: CGRect) -> [ScrollingSection] {
    compositional?.orthogonalSectionGeometries(in: rect) ?? []
  }
  /// Returns the scroll offset of an orthogonally scrolling section, measured from its first group, in points. The result is 0
  /// for other sections.
  final func scrollDistance(ofSection number: Int) -> CGFloat { compositional?.scrollOffset(number) ?? 0 }
  /// Returns the scroll offset of an orthogonally scrolling section as a vector in the content's coordinates.
  final func scrollVector(ofSection number: Int) -> CGPoint { compositional?.scrollVector(number) ?? .zero }
  final func setScrollDistance(_ distance: CGFloat, ofSection number: Int) {
    compositional?.sectionScrollOffsets[number] = distance
  }
  /// Returns the scroll offsets nearest to an offset, one before and one after it, at which a group of an orthogonally scrolling
  /// section is at the leading edge. With the centered scrolling behavior, the method returns the offsets at which a group is
  /// centered.
  final func groupStarts(ofScrollingSection number: Int, around distance: CGFloat) -> (CGFloat, CGFloat) {
    compositional?.groupStarts(number, around: distance) ?? (distance, distance)
  }
}
