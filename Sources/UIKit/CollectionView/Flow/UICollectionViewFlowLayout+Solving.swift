import CollectionCore
import Foundation

extension UICollectionViewFlowLayout {
  final var axis: FlowAxis { scrollDirection == .vertical ? .vertical : .horizontal }

  final func recordInvalidation(_ context: UICollectionViewLayoutInvalidationContext) {
    pendingSizes.merge(context.pendingSizes) { $1 }
    let flow = context as? UICollectionViewFlowLayoutInvalidationContext
    if context.invalidateDataSourceCounts, !context.invalidateEverything, updateTranslation != nil {
      if neededMetrics == .none { neededMetrics = .changed }
    } else if context.invalidateEverything || context.invalidateDataSourceCounts
      || flow?.invalidateFlowLayoutDelegateMetrics ?? true
    {
      neededMetrics = .all
    } else if flow?.invalidateFlowLayoutAttributes ?? true {
      isSolutionStale = true
    }
  }

  final var isOutdated: Bool { neededMetrics != .none || isSolutionStale || !pendingSizes.isEmpty }

  /// Calculates the layout if it is out of date, without waiting for `prepare()`.
  ///
  /// UIKit's flow layout also calculates when it is queried after a property has changed or before the first layout pass, for
  /// example in tests that read the content size right after setting `itemSize`. This method does nothing while a batch update
  /// collects changes, because the data then differs from the counts.
  final func solveIfNeeded() {
    guard isOutdated, !isSolving, let collectionView, !collectionView.updates.isBatchOpen else { return }
    solve()
  }

  /// Requests all invalid metrics and calculates the layout.
  ///
  /// - Complexity: O(*n*), where *n* is the number of sections, plus one delegate call for each item whose size the
  ///   delegate returns. After a batch update that keeps the sizes, only the changed sections and items are counted
  ///   (see `applyUpdate`).
  final func solve() {
    isSolving = true
    defer { isSolving = false }
    guard let collectionView else {
      neededMetrics = .all
      solution = nil
      return
    }
    let geometry = FlowGeometry(collectionView, axis, sectionInsetReference)
    let counts = collectionView.counts
    if !applyUpdate(collectionView, counts, geometry) {
      if neededMetrics != .none || solution == nil || measuredCounts != counts {
        measure(collectionView, counts, geometry)
      } else if isSolutionStale || solvedGeometry != geometry, let solution {
        let sections = solution.sections.mapped {
          FlowSection($0, geometry.addingOuterInsets(to: $0.input), axis: axis, crossExtent: geometry.crossExtent)
        }
        install(sections, counts, geometry)
      }
    }
    if !pendingSizes.isEmpty { applyPreferredSizes() }
  }

  private func measure(_ view: UICollectionView, _ counts: CollectionCounts, _ geometry: FlowGeometry) {
    var adapter = FlowDelegateAdapter(self, view, geometry)
    var sections: [FlowSections.SharedSection] = []
    sections.reserveCapacity(counts.sections)
    hasAutomaticItems = false
    var sharedSections = SharedFlowSections()
    for count in counts.items {
      let section = sections.count
      sections.append(sharedSections.section(count) { requestInput(section, count, &adapter, geometry) })
    }
    implementedMethods = FlowImplementedMethods(view, adapter)
    install(FlowSections(shared: sections), counts, geometry)
  }

  /// Returns the metrics of a section, and whether all sections with the same number of items are equal. The sections are equal
  /// if the delegate implements no methods about individual sections and items.
  private func requestInput(
    _ section: Int, _ count: Int, _ adapter: inout FlowDelegateAdapter, _ geometry: FlowGeometry
  ) -> (section: FlowSection, isPlain: Bool) {
    var input = adapter.input(section)
    input.sizes = adapter.sizes(section, count: count, input)
    return (
      FlowSection(input, axis: axis, crossExtent: geometry.crossExtent),
      adapter.sharedInput != nil && (count == 0 || !adapter.implementsItemSize)
    )
  }

  private func install(_ sections: FlowSections, _ counts: CollectionCounts, _ geometry: FlowGeometry) {
    measuredCounts = counts
    solvedGeometry = geometry
    isSolutionStale = false
    neededMetrics = .none
    solution = FlowSolution(
      sections, axis: axis, crossExtent: geometry.crossExtent, scale: geometry.scale)
  }

  // MARK: Batches of updates

  /// Applies a batch update to the known sizes and sections. Returns `false` if that is not possible.
  ///
  /// The sizes of self-sizing views are retained. The delegate's sizes are also retained unless all of them must be
  /// requested. If the delegate implements no methods about individual items and sections, all metrics are retained.
  ///
  /// If the delegate implements methods about sections, they are called for all sections as in UIKit, up to the number
  /// of sections in `CountLimit`. Above it, they are called only for the changed sections and their items. While items
  /// are moved interactively or make room, no metrics are requested.
  ///
  /// - Complexity: O(*n* + *k*), where *n* is the number of sections that the update changes and *k* the number of its
  ///   changes.
  private func applyUpdate(_ view: UICollectionView, _ counts: CollectionCounts, _ geometry: FlowGeometry) -> Bool {
    guard let translation = updateTranslation, translation !== appliedUpdate, let solution, let measuredCounts,
      solvedGeometry == geometry, solution.sections.count == measuredCounts.sections,
      // A callback may have changed the data between the last solution and this update.
      measuredCounts.items == translation.map.countsBefore, counts.items == translation.map.countsAfter
    else { return false }
    let isDelegateUnchanged = neededMetrics != .all && implementedMethods?.describesDelegate(view) == true
    let exceedsCountLimit = counts.sections > CountLimit.maximumCountedSections
    let isDataUnchanged = isDelegateUnchanged && !translation.changesData
    let keepsSizes = isSelfSizing || keepsSizes || (isDataUnchanged && implementedMethods?.implementsItemSize != false)
    let requestsItemSizes = !keepsSizes && implementedMethods?.implementsItemSize != false
    guard keepsSizes || (isDelegateUnchanged && (!requestsItemSizes || exceedsCountLimit)) else { return false }
    appliedUpdate = translation
    let map = translation.map
    var sections = solution.sections
    let shift = map.sections.shift
    let emptySection = FlowSections.SharedSection(
      FlowSection(FlowSectionInput(sizes: FlowSizes()), axis: axis, crossExtent: 0))
    sections.replace(
      removing: shift.removedIndexes,
      inserting: shift.addedIndexes.map { section in
        (section, map.oldSection(ofNew: section).map { solution.sections.sharedSection(at: $0) } ?? emptySection)
      })
    let requestsAllSections =
      !isDelegateUnchanged || (implementedMethods?.hasSectionMethods == true && !exceedsCountLimit && !isDataUnchanged)
    var update = FlowUpdate(
      view: view, map: map, oldSolution: solution, counts: counts, geometry: geometry,
      requestsItemSizes: requestsItemSizes)
    var adapter = FlowDelegateAdapter(self, view, geometry)
    var sharedSections = SharedFlowSections()
    var changes: [(section: Int, shared: FlowSections.SharedSection)] = []
    for newIndex in requestsAllSections ? Array(0..<counts.sections) : map.changedSections {
      let oldSections = sections.sharedSection(at: newIndex)
      // The delegate implements no methods about sections and items, so a section depends only on its number of items.
      if isDelegateUnchanged, !keepsSizes, implementedMethods?.hasSectionMethods == false, !requestsItemSizes {
        let count = counts.items[newIndex]
        changes.append((newIndex, sharedSections.section(count) { requestInput(newIndex, count, &adapter, geometry) }))
      } else if let section = updatedSection(oldSections.section, newIndex, &update, &adapter) {
        changes.append((newIndex, FlowSections.SharedSection(section)))
      }
    }
    sections.set(changes)
    if !isDelegateUnchanged { implementedMethods = FlowImplementedMethods(view, adapter) }
    install(sections, counts, geometry)
    return true
  }

  /// Returns a section with the changes of a batch update applied, or `nil` if the update does not change the section.
  private func updatedSection(
    _ oldFlowSection: FlowSection, _ newIndex: Int, _ update: inout FlowUpdate, _ adapter: inout FlowDelegateAdapter
  ) -> FlowSection? {
    let crossExtent = update.geometry.crossExtent
    var input = adapter.input(newIndex)
    guard let oldSection = update.map.oldSection(ofNew: newIndex), !update.map.isReloaded(section: oldSection),
      !update.requestsItemSizes
    else {
      input.sizes = adapter.sizes(newIndex, count: update.counts.items[newIndex], input)
      return FlowSection(input, axis: axis, crossExtent: crossExtent)
    }
    if isSelfSizing {
      // Measured headers and footers keep their lengths.
      if input.headerLength > 0, oldFlowSection.input.headerLength > 0 {
        input.headerLength = oldFlowSection.input.headerLength
      }
      if input.footerLength > 0, oldFlowSection.input.footerLength > 0 {
        input.footerLength = oldFlowSection.input.footerLength
      }
    }
    var section = oldFlowSection
    let shift = update.map.itemShift(ofOldSection: oldSection)
    let reloadedIndexes = update.reloadedItems(inSection: newIndex)
    guard shift != nil || !reloadedIndexes.isEmpty || input != oldFlowSection.input else { return nil }
    if let shift {
      let isSelfSizing = isSelfSizing
      section.apply(shift) { [adapter, update] item in
        let path = IndexPath(item: item, section: newIndex)
        // The gap that a drag opens has the size of the item that follows it.
        let isGap = !isSelfSizing && update.view.isPlaceholder(at: path)
        return (isGap ? nil : update.oldSize(newIndex, item)) ?? adapter.size(of: path)
      }
    }
    if input != section.input { section = FlowSection(section, input, axis: axis, crossExtent: crossExtent) }
    for item in reloadedIndexes {
      let size = adapter.size(of: IndexPath(item: item, section: newIndex))
      section.replace(item..<item + 1, with: FlowSizes(repeating: size, count: 1))
    }
    return section
  }
}

/// A cache that shares one section object among all sections with the same number of items, if the delegate implements
/// no methods that return metrics of sections or items.
@MainActor
private struct SharedFlowSections {
  private var sharedSections: [Int: FlowSections.SharedSection] = [:]
  private var lastSection: (count: Int, shared: FlowSections.SharedSection)?

  mutating func section(
    _ count: Int, _ makeSection: () -> (section: FlowSection, isPlain: Bool)
  ) -> FlowSections.SharedSection {
    if let lastSection, lastSection.count == count { return lastSection.shared }
    if let shared = sharedSections[count] {
      lastSection = (count, shared)
      return shared
    }
    let newSection = makeSection()
    let shared = FlowSections.SharedSection(newSection.section)
    if newSection.isPlain {
      sharedSections[count] = shared
      lastSection = (count, shared)
    }
    return shared
  }
}

/// The state of a batch update while it is applied to the sections of a flow layout.
@MainActor
private struct FlowUpdate {
  let view: UICollectionView
  let map: UpdateMap
  let oldSolution: FlowSolution
  let counts: CollectionCounts
  let geometry: FlowGeometry
  /// Indicates whether the sizes of all items in the changed sections must be requested from the delegate.
  let requestsItemSizes: Bool
  private lazy var reloadedItems = map.operations.reloadedItems.reduce(into: [Int: [Int]]()) { reloadedItems, item in
    if let newItem = map.newItem(ofOld: item) { reloadedItems[newItem.section, default: []].append(newItem.item) }
  }

  init(
    view: UICollectionView, map: UpdateMap, oldSolution: FlowSolution, counts: CollectionCounts, geometry: FlowGeometry,
    requestsItemSizes: Bool
  ) {
    self.view = view
    self.map = map
    self.oldSolution = oldSolution
    self.counts = counts
    self.geometry = geometry
    self.requestsItemSizes = requestsItemSizes
  }

  /// Returns the reloaded items of a section, as indexes after the update.
  mutating func reloadedItems(inSection section: Int) -> [Int] { (reloadedItems[section] ?? []).sorted() }

  /// Returns the size of an item before the update, or `nil` if the item is new.
  func oldSize(_ section: Int, _ item: Int) -> CGSize? {
    guard let oldItem = map.oldItem(ofNew: ItemIndex(section, item)) else { return nil }
    return oldSolution.size(ofItem: oldItem.item, section: oldItem.section)
  }
}
