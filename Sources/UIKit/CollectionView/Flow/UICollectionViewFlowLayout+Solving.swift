import CollectionCore
import Foundation

extension UICollectionViewFlowLayout {
  final var axis: FlowAxis { scrollDirection == .vertical ? .vertical : .horizontal }

  final func forget(_ context: UICollectionViewLayoutInvalidationContext) {
    wishes.merge(context.wishes) { $1 }
    let flow = context as? UICollectionViewFlowLayoutInvalidationContext
    if context.invalidateEverything || context.invalidateDataSourceCounts
      || flow?.invalidateFlowLayoutDelegateMetrics ?? true
    {
      metrics = nil
    } else if flow?.invalidateFlowLayoutAttributes ?? true {
      isSolutionStale = true
    }
  }

  /// Asks what has to be asked and calculates what has to be calculated. O(sections), plus one question for each item of
  /// sections whose items the delegate sizes.
  final func solve() {
    guard let collectionView else {
      metrics = nil
      solution = nil
      return
    }
    let geometry = FlowGeometry(collectionView, axis, sectionInsetReference)
    let counts = collectionView.counts
    if !followUpdate(collectionView, counts, geometry) {
      if metrics == nil || measuredCounts != counts {
        measure(collectionView, counts, geometry)
      } else if isSolutionStale || solvedGeometry != geometry, let metrics, let solution {
        let sections = zip(solution.sections, metrics).map {
          FlowSection($0, geometry.applied(to: $1), axis: axis, crossExtent: geometry.crossExtent)
        }
        install(sections, metrics, counts, geometry)
      }
    }
    if !wishes.isEmpty { fulfilWishes() }
  }

  private func measure(_ view: UICollectionView, _ counts: CollectionCounts, _ geometry: FlowGeometry) {
    let asker = FlowAsker(self, view, geometry)
    var metrics: [FlowSectionInput] = []
    var sections: [FlowSection] = []
    metrics.reserveCapacity(counts.sections)
    sections.reserveCapacity(counts.sections)
    hasAutomaticItems = false
    for section in 0..<counts.sections {
      var input = asker.input(section)
      metrics.append(input)
      input.sizes = asker.sizes(section, count: counts.items[section], input)
      sections.append(FlowSection(geometry.applied(to: input), axis: axis, crossExtent: geometry.crossExtent))
    }
    install(sections, metrics, counts, geometry)
  }

  private func install(
    _ sections: [FlowSection], _ metrics: [FlowSectionInput], _ counts: CollectionCounts, _ geometry: FlowGeometry
  ) {
    self.metrics = metrics
    measuredCounts = counts
    solvedGeometry = geometry
    isSolutionStale = false
    solution = FlowSolution(
      sections, axis: axis, crossExtent: geometry.crossExtent, scale: geometry.scale)
  }

  /// Takes sizes that are known through a batch of updates, along with their items: those that views have said, and those
  /// of the delegate where it is not to be asked again. Answers whether it could.
  private func followUpdate(_ view: UICollectionView, _ counts: CollectionCounts, _ geometry: FlowGeometry) -> Bool {
    guard let translation = updateTranslation, translation !== followedUpdate, let solution, let measuredCounts,
      isSelfSizing || keepsSizes, solvedGeometry == geometry, solution.sections.count == measuredCounts.sections
    else { return false }
    let map = translation.map
    followedUpdate = translation
    let asker = FlowAsker(self, view, geometry)
    var metrics: [FlowSectionInput] = []
    var sections: [FlowSection] = []
    metrics.reserveCapacity(counts.sections)
    sections.reserveCapacity(counts.sections)
    for new in 0..<counts.sections {
      var input = asker.input(new)
      metrics.append(input)
      guard let old = map.oldSection(ofNew: new), !map.isReloaded(section: old) else {
        input.sizes = asker.sizes(new, count: counts.items[new], input)
        sections.append(FlowSection(geometry.applied(to: input), axis: axis, crossExtent: geometry.crossExtent))
        continue
      }
      var section = solution.sections[old]
      if isSelfSizing {
        // Headers and footers that said their lengths keep them.
        if input.headerLength > 0, section.input.headerLength > 0 { input.headerLength = section.input.headerLength }
        if input.footerLength > 0, section.input.footerLength > 0 { input.footerLength = section.input.footerLength }
      }
      if let shift = map.itemShift(ofOldSection: old) {
        section.follow(shift) { item in
          if let from = map.oldItem(ofNew: ItemIndex(new, item)),
            let size = solution.size(ofItem: from.item, section: from.section)
          {
            return size
          }
          return asker.size(of: IndexPath(item: item, section: new))
        }
      }
      let applied = geometry.applied(to: input)
      if applied != section.input {
        section = FlowSection(section, applied, axis: axis, crossExtent: geometry.crossExtent)
      }
      sections.append(section)
    }
    for item in map.operations.reloadedItems {
      guard let new = map.newItem(ofOld: item) else { continue }
      let size = asker.size(of: IndexPath(item: new.item, section: new.section))
      sections[new.section].replace(new.item..<new.item + 1, with: FlowSizes(repeating: size, count: 1))
    }
    install(sections, metrics, counts, geometry)
    return true
  }
}
