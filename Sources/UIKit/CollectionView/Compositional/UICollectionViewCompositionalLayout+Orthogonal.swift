import CollectionCore
import Foundation

// Orthogonally scrolling sections. The layout stores the scroll offset of each section, but returns the attributes of
// the section at rest. The scroll view that contains the cells applies the offset (`ElementHosting`).
extension UICollectionViewCompositionalLayout {
  private var crossAxis: FlowAxis { axis == .vertical ? .horizontal : .vertical }

  final func orthogonalSection(of key: ElementKey) -> Int? {
    let section = Int(key.section)
    guard hasOrthogonals, key.item != ElementKey.missing, let solution, solution.sections.indices.contains(section),
      solution.sections[section].input.isOrthogonal, key.kind == 0 || itemKinds.contains(key.kind)
    else { return nil }
    return section
  }

  final func orthogonal(_ number: Int) -> ScrollingSection? {
    guard let solution, solution.sections.indices.contains(number), solution.sections[number].input.isOrthogonal,
      sections.indices.contains(number), let preferredSize = sections[number]
    else { return nil }
    let section = solution.sections[number]
    let frame = solution.area(of: number)
    let insets = section.input.insets
    let rate = preferredSize.orthogonalScrollingProperties.decelerationRate
    let extent = crossAxis.main(frame.size)
    var (before, behind) = (0.0, insets.end(crossAxis))
    if preferredSize.orthogonalScrollingBehavior == .groupPagingCentered {
      before = max(0, (extent - section.groups.firstExtent) / 2)
      behind = max(0, (extent - section.groups.lastExtent) / 2)
    }
    return ScrollingSection(
      number: number, axis: crossAxis, frame: frame, length: section.groups.length, before: before, behind: behind,
      behavior: preferredSize.orthogonalScrollingBehavior,
      rate: rate == .automatic ? nil : .init(rawValue: rate.rawValue),
      bounce: preferredSize.orthogonalScrollingProperties.bounce, zIndex: section.input.decorations.isEmpty ? 0 : 1)
  }

  final func orthogonals(in rect: CGRect) -> [ScrollingSection] {
    guard hasOrthogonals, let solution else { return [] }
    return solution.sections(in: axis.mainRange(rect)).compactMap { orthogonal($0) }
  }

  /// Returns the scroll offset of an orthogonally scrolling section, measured from its first group, in points. The
  /// offset is limited to the section's scroll range unless the user drags the section past an end.
  final func scrolled(_ number: Int) -> CGFloat {
    guard hasOrthogonals else { return 0 }
    return scrolledSections[number] ?? orthogonal(number)?.range.lowerBound ?? 0
  }

  final func scrollStep(_ number: Int) -> CGPoint {
    let distance = scrolled(number)
    return axis == .vertical ? CGPoint(x: distance, y: 0) : CGPoint(x: 0, y: distance)
  }

  final func groupStarts(_ number: Int, around distance: CGFloat) -> (CGFloat, CGFloat) {
    guard let section = orthogonal(number), let groups = solution?.sections[number].groups else {
      return (distance, distance)
    }
    let neighbors = groups.starts(around: distance + section.before)
    return (neighbors.before - section.before, neighbors.after - section.before)
  }

  final func handlerOffset(_ section: Int, _ origin: CGPoint) -> CGPoint {
    solution?.sections[section].input.isOrthogonal == true ? scrollStep(section) : origin
  }

  /// Assigns the scroll offsets of orthogonally scrolling sections to the new indexes of these sections after a batch
  /// update.
  final func updateSections(_ translation: UpdateTranslation) {
    guard !scrolledSections.isEmpty else { return }
    var followed: [Int: CGFloat] = [:]
    for (section, distance) in scrolledSections {
      if let newSection = translation.map.newSection(ofOld: section) { followed[newSection] = distance }
    }
    scrolledSections = followed
  }

  /// Limits the scroll offsets of orthogonally scrolling sections that have become shorter. Sections that the user is
  /// scrolling are not changed.
  final func commitScrolled() {
    for (section, distance) in scrolledSections {
      guard let range = orthogonal(section)?.range else {
        scrolledSections[section] = nil
        continue
      }
      if !range.contains(distance) {
        scrolledSections[section] = min(max(distance, range.lowerBound), range.upperBound)
      }
    }
  }
}
