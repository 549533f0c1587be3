import CollectionCore
import Foundation

extension UICollectionViewCompositionalLayout {
  final func recordInvalidation(_ context: UICollectionViewLayoutInvalidationContext) {
    pendingSizes.merge(context.pendingSizes) { $1 }
    if context.keepsSolution { return }
    cachedSeparators.removeAll(keepingCapacity: true)
    if context.invalidateEverything || (context.invalidateDataSourceCounts && updateTranslation == nil) {
      neededWork = .everything
    } else if !context.listsElements || context.invalidateDataSourceCounts {
      if neededWork == .nothing { neededWork = .sections }
    }
  }

  /// Calculates the frames of all elements if they are out of date. Does nothing while the collection view collects
  /// updates, because the counts of items are not valid during that time.
  final func solveIfNeeded() {
    guard let collectionView else {
      neededWork = .everything
      solution = nil
      return
    }
    guard !isSolving, !collectionView.updates.isBatchOpen else { return }
    isSolving = true
    defer { isSolving = false }
    let counts = collectionView.counts
    let geometry = CompositionalGeometry(collectionView, axis)
    let traits = collectionView.traitCollection
    let hasNewUpdate = updateTranslation.map { $0 !== appliedUpdate } ?? false
    if neededWork != .nothing || hasNewUpdate || solution == nil || solvedCounts != counts || solvedGeometry != geometry
      || solvedTraits != traits
    {
      solve(collectionView, counts, geometry, traits)
    }
    if !pendingSizes.isEmpty { applyPreferredSizes() }
  }

  private func solve(
    _ view: UICollectionView, _ counts: CollectionCounts, _ geometry: CompositionalGeometry, _ traits: UITraitCollection
  ) {
    let configuration = configuration
    let translation = updateTranslation === appliedUpdate ? nil : updateTranslation
    appliedUpdate = updateTranslation
    // A callback may have changed the data between the last solution and this update.
    let isOutOfDate =
      translation.map { solvedCounts?.items != $0.map.countsBefore || counts.items != $0.map.countsAfter } ?? false
    let oldSolution = neededWork == .everything || isOutOfDate || solution?.axis != axis ? nil : solution
    let map = isOutOfDate ? nil : translation?.map
    if let translation { updateSectionScrollOffsets(translation) }
    let reference = configuration.contentInsetsReference
    let container = geometry.insets(reference)
    let environment = LayoutEnvironment(
      geometry.container, NSDirectionalEdgeInsets(container), traits)
    var translator = SectionTranslator(geometry: geometry, traits: traits, reference: reference)
    sections = provideSections(view, counts, environment)
    let oldTemplate = commonTemplate
    commonTemplate = hasCommonSection ? sections.first.map { translator.template(of: $0) } : nil
    func solvedSection(_ sectionIndex: Int, count: Int) -> CompositionalSection {
      calculatedSectionCount += 1
      let oldIndex = map.map { $0.oldSection(ofNew: sectionIndex) } ?? sectionIndex
      let oldSection = oldIndex.flatMap {
        oldSolution?.sections.indices.contains($0) == true ? oldSolution?.sections[$0] : nil
      }
      return translator.section(
        sections[sectionIndex], count: count, isFirst: sectionIndex == 0, isLast: sectionIndex == counts.sections - 1,
        previous: oldSection
      ) { groups in
        guard let map, let oldIndex = oldIndex else { return }
        if map.isReloaded(section: oldIndex) {
          groups = CompositionalGroups(groups.rule, count: count)
        } else if let shift = map.itemShift(ofOldSection: oldIndex) {
          groups.apply(shift) { item in
            map.oldItem(ofNew: ItemIndex(sectionIndex, item)).flatMap { oldItem in
              oldSolution?.sections.indices.contains(oldItem.section) == true
                ? oldSolution?.sections[oldItem.section].groups.preferredSize(oldItem.item) : nil
            }
          }
        }
      }
    }
    let newSections: CompositionalSections
    // If nothing but the update can have changed sections, only the sections that it names are calculated.
    if let map, let oldSolution, let oldTemplate, commonTemplate?.isSame(as: oldTemplate) == true,
      solvedGeometry == geometry, solvedTraits == traits,
      oldSolution.sections.spacing == configuration.interSectionSpacing,
      oldSolution.sections.count == map.countsBefore.count
    {
      newSections = oldSolution.sections.updated(map) { solvedSection($0, count: counts.items[$0]) }
    } else {
      newSections = CompositionalSections(
        counts.items.enumerated().map { solvedSection($0.offset, count: $0.element) },
        spacing: configuration.interSectionSpacing)
    }
    var globalBoundaries = NSCollectionLayoutBoundarySupplementaryItem.makeSolverInput(
      configuration.boundarySupplementaryItems)
    if let oldSolution = oldSolution {
      for index in globalBoundaries.indices
      where index < oldSolution.globalBoundaries.count && globalBoundaries[index].size.isEstimated {
        globalBoundaries[index].preferredSize = oldSolution.globalBoundaries[index].preferredSize
      }
    }
    solution = CompositionalSolution(
      newSections, axis: axis, container: geometry.container, scale: geometry.scale,
      globalBoundaries: globalBoundaries)
    solvedGeometry = geometry
    solvedTraits = traits
    solvedCounts = counts
    neededWork = .nothing
    isSelfSizing = translator.isSelfSizing || globalBoundaries.contains { $0.size.isEstimated }
    hasPinnedElements = translator.hasPinnedElements || globalBoundaries.contains { $0.pinsToVisibleBounds }
    hasHandlers = translator.hasHandlers
    hasOrthogonalSections = translator.hasOrthogonalSections
    clampSectionScrollOffsets()
    itemSupplementaryKindStorage = translator.itemSupplementaryKinds
    hasLists = translator.hasLists
    cachedSeparators.removeAll(keepingCapacity: true)
    if hasLists { itemSupplementaryKindStorage.formUnion([ListSeparator.topKind, ListSeparator.bottomKind]) }
    updateListBackground()
    if let kind = translator.repeatedKind {
      view.reportLayoutError(
        "repeated kind",
        "has supplementary views of the kind “\(ElementKind.name(of: kind) ?? "")” at several items of one group; "
          + "they cannot be distinguished. Use a different kind for each of them, or a group that repeats one item "
          + "(repeatingSubitem:count:)")
    }
    if let kind = translator.ambiguousKind {
      view.reportLayoutError(
        "kind",
        "has supplementary views of the kind “\(ElementKind.name(of: kind) ?? "")” both at items and at the edges of "
          + "one section; they cannot be distinguished. Use different kinds for them")
    }
  }

  /// Calls the section provider for each section, or once if all sections have the same object.
  private func provideSections(
    _ view: UICollectionView, _ counts: CollectionCounts, _ environment: LayoutEnvironment
  ) -> ProvidedSections {
    if hasCommonSection {
      return ProvidedSections(
        repeating: counts.sections == 0 ? nil : sectionProvider(0, environment), count: counts.sections)
    }
    return ProvidedSections(
      (0..<counts.sections).map { sectionIndex in
        let section = sectionProvider(sectionIndex, environment)
        if section == nil {
          view.reportLayoutError(
            "section \(sectionIndex)",
            "received nil from its section provider for section \(sectionIndex). The section shows no items; return a section"
          )
        }
        return section
      })
  }
}

extension CompositionalSections {
  /// Returns the sections after an update, in which only the sections with changes, and the first and the last ones
  /// before and after it, are calculated. First and last sections of lists have other margins.
  ///
  /// - Complexity: O(changed sections · log sections).
  @MainActor
  fileprivate func updated(
    _ map: UpdateMap, section: (Int) -> CompositionalSection
  ) -> CompositionalSections {
    let shift = map.sections.shift
    let endSections = [0, map.countsBefore.count - 1].filter { $0 >= 0 }.compactMap { map.newSection(ofOld: $0) }
    let changedSections = Set(map.changedSections + endSections + [0, map.countsAfter.count - 1])
      .subtracting(shift.addedIndexes).filter { map.countsAfter.indices.contains($0) }
    var sections = self
    sections.update(
      removing: shift.removedIndexes, inserting: shift.addedIndexes, replacing: changedSections.sorted(), with: section)
    return sections
  }
}

extension NSDirectionalEdgeInsets {
  fileprivate init(_ insets: CompositionalInsets) {
    self.init(top: insets.top, leading: insets.leading, bottom: insets.bottom, trailing: insets.trailing)
  }
}
