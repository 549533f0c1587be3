import CollectionCore
import Foundation

extension UICollectionViewFlowLayout {
  final var axis: FlowAxis { scrollDirection == .vertical ? .vertical : .horizontal }

  final func forget(_ context: UICollectionViewLayoutInvalidationContext) {
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
  /// UIKit's flow layout also calculates when it is queried after a property has changed or before the first pass (a
  /// client's tests read the content size right after setting `itemSize`). It does not calculate while a batch update
  /// collects changes, because the data then differs from the counts.
  final func solveIfNeeded() {
    guard isOutdated, !isSolving, let collectionView, !collectionView.updates.isCollecting else { return }
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
          FlowSection($0, geometry.applied(to: $0.input), axis: axis, crossExtent: geometry.crossExtent)
        }
        install(sections, counts, geometry)
      }
    }
    if !pendingSizes.isEmpty { applyPreferredSizes() }
  }

  private func measure(_ view: UICollectionView, _ counts: CollectionCounts, _ geometry: FlowGeometry) {
    var adapter = FlowDelegateAdapter(self, view, geometry)
    var sections: [FlowSections.Shared] = []
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

  /// Returns the metrics of a section. The second value is `true` if all sections with the same number of items are
  /// equal, because the delegate implements no methods about individual sections and items.
  private func requestInput(
    _ section: Int, _ count: Int, _ adapter: inout FlowDelegateAdapter, _ geometry: FlowGeometry
  ) -> (section: FlowSection, isPlain: Bool) {
    var input = adapter.input(section)
    input.sizes = adapter.sizes(section, count: count, input)
    return (
      FlowSection(input, axis: axis, crossExtent: geometry.crossExtent),
      adapter.common != nil && (count == 0 || !adapter.sizesItems)
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
  /// The sizes of self-sizing views are kept, and so are the delegate's sizes unless all of them must be requested. If
  /// the delegate implements no methods about individual items and sections, everything is kept.
  ///
  /// If the delegate implements methods about sections, they are called for all sections as in UIKit, up to the number
  /// of sections in `CountLimit`. Above it, they are called only for the changed sections and their items. While items
  /// are moved interactively or make room, no metrics are requested.
  ///
  /// - Complexity: O(*n* + *k*), where *n* is the number of sections that the update changes and *k* the number of its
  ///   changes.
  private func applyUpdate(_ view: UICollectionView, _ counts: CollectionCounts, _ geometry: FlowGeometry) -> Bool {
    guard let translation = updateTranslation, translation !== appliedUpdate, let solution, let measuredCounts,
      solvedGeometry == geometry, solution.sections.count == measuredCounts.sections
    else { return false }
    let isKnown = neededMetrics != .all && implementedMethods?.describesDelegate(view) == true
    let isLong = counts.sections > CountLimit.maximumCountedSections
    let isSameData = isKnown && !translation.changesData
    let keepsSizes = isSelfSizing || keepsSizes || (isSameData && implementedMethods?.sizesItems != false)
    let asksForItems = !keepsSizes && implementedMethods?.sizesItems != false
    guard keepsSizes || (isKnown && (!asksForItems || isLong)) else { return false }
    appliedUpdate = translation
    let map = translation.map
    var sections = solution.sections
    let shift = map.sections.shift
    let emptySection = FlowSections.Shared(
      FlowSection(FlowSectionInput(sizes: FlowSizes()), axis: axis, crossExtent: 0))
    sections.replace(
      removing: shift.removed,
      inserting: shift.added.map { new in
        (new, map.oldSection(ofNew: new).map { solution.sections.shared($0) } ?? emptySection)
      })
    let asksForAll = !isKnown || (implementedMethods?.hasSectionMethods == true && !isLong && !isSameData)
    var step = FlowUpdate(
      view: view, map: map, old: solution, counts: counts, geometry: geometry, asksForItems: asksForItems)
    var adapter = FlowDelegateAdapter(self, view, geometry)
    var sharedSections = SharedFlowSections()
    var changes: [(section: Int, shared: FlowSections.Shared)] = []
    for new in asksForAll ? Array(0..<counts.sections) : map.changedSections {
      let oldSections = sections.shared(new)
      // The delegate implements no methods about sections and items, so a section depends only on its number of items.
      if isKnown, !keepsSizes, implementedMethods?.hasSectionMethods == false, !asksForItems {
        let count = counts.items[new]
        changes.append((new, sharedSections.section(count) { requestInput(new, count, &adapter, geometry) }))
      } else if let section = updatedSection(oldSections.section, new, &step, &adapter) {
        changes.append((new, FlowSections.Shared(section)))
      }
    }
    sections.set(changes)
    if !isKnown { implementedMethods = FlowImplementedMethods(view, adapter) }
    install(sections, counts, geometry)
    return true
  }

  /// Returns a section with the changes of a batch update applied, or `nil` if the update does not change the section.
  private func updatedSection(
    _ before: FlowSection, _ new: Int, _ step: inout FlowUpdate, _ adapter: inout FlowDelegateAdapter
  ) -> FlowSection? {
    let crossExtent = step.geometry.crossExtent
    var input = adapter.input(new)
    guard let oldSection = step.map.oldSection(ofNew: new), !step.map.isReloaded(section: oldSection),
      !step.asksForItems
    else {
      input.sizes = adapter.sizes(new, count: step.counts.items[new], input)
      return FlowSection(input, axis: axis, crossExtent: crossExtent)
    }
    if isSelfSizing {
      // Measured headers and footers keep their lengths.
      if input.headerLength > 0, before.input.headerLength > 0 { input.headerLength = before.input.headerLength }
      if input.footerLength > 0, before.input.footerLength > 0 { input.footerLength = before.input.footerLength }
    }
    var section = before
    let shift = step.map.itemShift(ofOldSection: oldSection)
    let reloaded = step.reloaded(inSection: new)
    guard shift != nil || !reloaded.isEmpty || input != before.input else { return nil }
    if let shift {
      let isSelfSizing = isSelfSizing
      section.apply(shift) { [adapter, step] item in
        let path = IndexPath(item: item, section: new)
        // A gap has the size of the item that follows it.
        let isGap = !isSelfSizing && step.view.isPlaceholder(at: path)
        return (isGap ? nil : step.knownSize(new, item)) ?? adapter.size(of: path)
      }
    }
    if input != section.input { section = FlowSection(section, input, axis: axis, crossExtent: crossExtent) }
    for item in reloaded {
      let size = adapter.size(of: IndexPath(item: item, section: new))
      section.replace(item..<item + 1, with: FlowSizes(repeating: size, count: 1))
    }
    return section
  }
}

/// A cache that shares one section object among all sections with the same number of items, if the delegate implements
/// no methods about sections and items.
@MainActor
private struct SharedFlowSections {
  private var sharedSections: [Int: FlowSections.Shared] = [:]
  private var last: (count: Int, shared: FlowSections.Shared)?

  mutating func section(
    _ count: Int, _ make: () -> (section: FlowSection, isPlain: Bool)
  ) -> FlowSections.Shared {
    if let last, last.count == count { return last.shared }
    if let shared = sharedSections[count] {
      last = (count, shared)
      return shared
    }
    let newAttributes = make()
    let shared = FlowSections.Shared(newAttributes.section)
    if newAttributes.isPlain {
      sharedSections[count] = shared
      last = (count, shared)
    }
    return shared
  }
}

/// The state of a batch update while it is applied to the sections of a flow layout.
@MainActor
private struct FlowUpdate {
  let view: UICollectionView
  let map: UpdateMap
  let old: FlowSolution
  let counts: CollectionCounts
  let geometry: FlowGeometry
  /// Indicates whether the sizes of all items in the changed sections must be requested from the delegate.
  let asksForItems: Bool
  private lazy var reloads = map.operations.reloadedItems.reduce(into: [Int: [Int]]()) { reloads, item in
    if let newItem = map.newItem(ofOld: item) { reloads[newItem.section, default: []].append(newItem.item) }
  }

  init(
    view: UICollectionView, map: UpdateMap, old: FlowSolution, counts: CollectionCounts, geometry: FlowGeometry,
    asksForItems: Bool
  ) {
    self.view = view
    self.map = map
    self.old = old
    self.counts = counts
    self.geometry = geometry
    self.asksForItems = asksForItems
  }

  /// Returns the reloaded items of a section, as indexes after the update.
  mutating func reloaded(inSection new: Int) -> [Int] { (reloads[new] ?? []).sorted() }

  /// Returns the size of an item before the update, or `nil` if the item is new.
  func knownSize(_ section: Int, _ item: Int) -> CGSize? {
    guard let oldItem = map.oldItem(ofNew: ItemIndex(section, item)) else { return nil }
    return old.size(ofItem: oldItem.item, section: oldItem.section)
  }
}
