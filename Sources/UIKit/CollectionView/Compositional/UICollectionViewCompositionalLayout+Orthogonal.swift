import CollectionCore
import Foundation

// Orthogonally scrolling sections. The layout stores the scroll offset of each section, but returns the attributes of
// the section at rest. The scroll view that contains the cells applies the offset (`ElementHosting`).
extension UICollectionViewCompositionalLayout {
  private var crossAxis: FlowAxis { axis == .vertical ? .horizontal : .vertical }

  final func orthogonalSection(of key: ElementKey) -> Int? {
    let section = Int(key.section)
    guard hasOrthogonalSections, key.item != ElementKey.missing, let solution,
      solution.sections.indices.contains(section),
      solution.sections[section].input.isOrthogonal, key.kind == 0 || itemSupplementaryKinds.contains(key.kind)
    else { return nil }
    return section
  }

  final func orthogonalSectionGeometry(_ number: Int) -> ScrollingSection? {
    guard let solution, solution.sections.indices.contains(number), solution.sections[number].input.isOrthogonal,
      sections.indices.contains(number), let layoutSection = sections[number]
    else { return nil }
    let section = solution.sections[number]
    let frame = solution.groupsRect(ofSection: number)
    let rate = layoutSection.orthogonalScrollingProperties.decelerationRate
    let extent = crossAxis.main(frame.size)
    // The frame already excludes the insets of the section, so the scroll view has none of its own (measured, 10.3).
    var (leadingInset, trailingInset) = (0.0, 0.0)
    if layoutSection.orthogonalScrollingBehavior == .groupPagingCentered {
      leadingInset = max(0, (extent - section.groups.firstExtent) / 2)
      trailingInset = max(0, (extent - section.groups.lastExtent) / 2)
    }
    return ScrollingSection(
      index: number, axis: crossAxis, frame: frame, length: section.groups.length, leadingInset: leadingInset,
      trailingInset: trailingInset,
      behavior: layoutSection.orthogonalScrollingBehavior,
      decelerationRate: rate == .automatic ? nil : .init(rawValue: rate.rawValue),
      bounce: layoutSection.orthogonalScrollingProperties.bounce, zIndex: section.input.decorations.isEmpty ? 0 : 1)
  }

  final func orthogonalSectionGeometries(in rect: CGRect) -> [ScrollingSection] {
    guard hasOrthogonalSections, let solution else { return [] }
    return solution.sections(in: axis.mainRange(rect)).compactMap { orthogonalSectionGeometry($0) }
  }

  /// Returns the scroll offset of an orthogonally scrolling section, measured from its first group, in points. The
  /// offset is limited to the section's scroll range unless the user drags the section past an end.
  final func scrollOffset(_ number: Int) -> CGFloat {
    guard hasOrthogonalSections else { return 0 }
    return sectionScrollOffsets[number] ?? orthogonalSectionGeometry(number)?.range.lowerBound ?? 0
  }

  final func scrollVector(_ number: Int) -> CGPoint {
    let distance = scrollOffset(number)
    return axis == .vertical ? CGPoint(x: distance, y: 0) : CGPoint(x: 0, y: distance)
  }

  final func groupStarts(_ number: Int, around distance: CGFloat) -> (CGFloat, CGFloat) {
    guard let section = orthogonalSectionGeometry(number), let groups = solution?.sections[number].groups else {
      return (distance, distance)
    }
    let starts = groups.starts(around: distance + section.leadingInset)
    return (starts.before - section.leadingInset, starts.after - section.leadingInset)
  }

  final func handlerOffset(_ section: Int, _ origin: CGPoint) -> CGPoint {
    solution?.sections[section].input.isOrthogonal == true ? scrollVector(section) : origin
  }

  /// Assigns the scroll offsets of orthogonally scrolling sections to the new indexes of these sections after a batch
  /// update.
  final func updateSectionScrollOffsets(_ translation: UpdateTranslation) {
    guard !sectionScrollOffsets.isEmpty else { return }
    var newOffsets: [Int: CGFloat] = [:]
    for (section, distance) in sectionScrollOffsets {
      if let newSection = translation.map.newSection(ofOld: section) { newOffsets[newSection] = distance }
    }
    sectionScrollOffsets = newOffsets
  }

  /// Limits the scroll offsets of orthogonally scrolling sections that have become shorter. Sections that the user is
  /// scrolling are not changed.
  final func clampSectionScrollOffsets() {
    for (section, distance) in sectionScrollOffsets {
      guard let range = orthogonalSectionGeometry(section)?.range else {
        sectionScrollOffsets[section] = nil
        continue
      }
      if !range.contains(distance) {
        sectionScrollOffsets[section] = min(max(distance, range.lowerBound), range.upperBound)
      }
    }
  }
}
