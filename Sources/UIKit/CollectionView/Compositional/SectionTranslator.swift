import CollectionCore
import Foundation

/// An object that translates sections of the public API to input for the solver, which calculates the frames. Each section object
/// is translated only once.
@MainActor
struct SectionTranslator {
  let geometry: CompositionalGeometry
  let traits: UITraitCollection
  let insetsReference: UIContentInsetsReference
  private(set) var isSelfSizing = false
  private(set) var hasPinnedElements = false
  private(set) var hasHandlers = false
  private(set) var hasOrthogonalSections = false
  private(set) var hasLists = false
  /// The element kinds of supplementary views that belong to items or groups and move with their items.
  private(set) var itemSupplementaryKinds: Set<Int32> = []
  /// An element kind that is used both for views of items and for views at edges of a section, or `nil` if there is
  /// none.
  private(set) var ambiguousKind: Int32?
  /// An element kind that two items or groups in one group use, or `nil` if there is none.
  private(set) var repeatedKind: Int32?

  /// The cached translation of a section object. The translation retains the object, because a new object could otherwise have
  /// the same identity.
  private struct Translation {
    let section: NSCollectionLayoutSection?
    let template: SectionTemplate
    /// The translations for sections without self-sized lengths, by the number of items in the section.
    var sectionsByCount: [Int: CompositionalSection] = [:]
  }
  /// The key of a translation: the identity of a section object, and whether the section is the first or last one. The position
  /// matters because the first and last section of a list have different margins.
  private struct Key: Hashable {
    let object: ObjectIdentifier
    var isFirst = false
    var isLast = false
  }
  private var translations: [Key: Translation] = [:]
  /// The object that identifies sections for which the section provider returned `nil`.
  private static let missingSection = NSObject()

  init(geometry: CompositionalGeometry, traits: UITraitCollection, reference: UIContentInsetsReference) {
    self.geometry = geometry
    self.traits = traits
    insetsReference = reference
  }

  /// Returns the solver's section for a section object with a number of items.
  ///
  /// `previous` is the solver's section before the change, or `nil` to create all groups. If it is not `nil`, `updateGroups`
  /// changes a copy of its groups, so that the groups are not created again.
  ///
  /// `isFirst` and `isLast` specify whether the section is the first or the last one, because these sections of a list have
  /// different margins.
  mutating func section(
    _ section: NSCollectionLayoutSection?, count: Int, isFirst: Bool, isLast: Bool, previous: CompositionalSection?,
    updateGroups: (inout CompositionalGroups) -> Void
  ) -> CompositionalSection {
    var key = Key(object: ObjectIdentifier(section ?? Self.missingSection))
    if section?.list != nil {
      key.isFirst = isFirst
      key.isLast = isLast
    }
    let translation = translation(of: section, key)
    guard var groups = previous?.groups, let previous else {
      if let existingSection = translation.sectionsByCount[count] { return existingSection }
      let newSection = makeSection(
        translation.template.input, CompositionalGroups(translation.template.rule, count: count))
      translations[key]?.sectionsByCount[count] = newSection
      return newSection
    }
    updateGroups(&groups)
    if groups.count != count { groups = CompositionalGroups(groups.rule, count: count) }
    var input = translation.template.input
    var rule = translation.template.rule
    if !input.boundaries.isEmpty {
      input = CompositionalSection.keepingPreferredSizes(input, of: previous.input)
      let groupContainer = availableSize(input)
      if groupContainer != rule.container {
        rule = GroupRule(rule.template, in: groupContainer, axis: rule.axis, spacing: rule.spacing)
      }
    }
    if !groups.rule.isSame(as: rule) { groups = CompositionalGroups(rule, groups) }
    return makeSection(input, groups)
  }

  /// Returns the translation of a section object between the first and the last section.
  mutating func template(of section: NSCollectionLayoutSection?) -> SectionTemplate {
    translation(of: section, Key(object: ObjectIdentifier(section ?? Self.missingSection))).template
  }

  private mutating func translation(of section: NSCollectionLayoutSection?, _ key: Key) -> Translation {
    if let existingTranslation = translations[key] { return existingTranslation }
    let newTranslation = translate(section, key)
    translations[key] = newTranslation
    return newTranslation
  }

  private func makeSection(_ input: CompositionalSectionInput, _ groups: CompositionalGroups) -> CompositionalSection {
    CompositionalSection(input, groups: groups, axis: geometry.axis, container: geometry.container)
  }

  private func availableSize(_ input: CompositionalSectionInput) -> CGSize {
    CompositionalSection.availableSize(input, axis: geometry.axis, container: geometry.container)
  }

  private mutating func translate(_ section: NSCollectionLayoutSection?, _ key: Key) -> Translation {
    var input = CompositionalSectionInput()
    guard let section else {
      let placeholder = CompositionalItem(
        size: CompositionalSize(width: .absolute(0), height: .absolute(0)))
      return Translation(
        section: nil,
        template: SectionTemplate(
          input: input, rule: GroupRule(placeholder, in: .zero, axis: geometry.axis, spacing: 0)))
    }
    let contentReference =
      section.contentInsetsReference == .automatic ? insetsReference : section.contentInsetsReference
    let supplementaryReference =
      section.supplementaryContentInsetsReference == .automatic
      ? contentReference : section.supplementaryContentInsetsReference
    input.insets = CompositionalInsets(section.contentInsets)
    input.contentInsets = geometry.insets(contentReference)
    input.supplementaryInsets = geometry.insets(supplementaryReference)
    input.boundaries = NSCollectionLayoutBoundarySupplementaryItem.makeSolverInput(section.boundarySupplementaryItems)
    input.decorations = section.decorationItems.map(\.solverInput)
    input.supplementariesFollowInsets = section.supplementariesFollowContentInsets
    if let list = section.list {
      hasLists = true
      let margins = list.margins(
        isFirst: key.isFirst, isLast: key.isLast, isBelowLargeTitle: geometry.isBelowLargeTitle)
      input.startMargin = margins.start
      input.endMargin = margins.end
    }
    let template = section.group.makeSolverItem(traits)
    input.isOrthogonal = section.orthogonalScrollingBehavior != .none
    hasOrthogonalSections = hasOrthogonalSections || input.isOrthogonal
    let crossAxis: FlowAxis = geometry.axis == .vertical ? .horizontal : .vertical
    let rule = GroupRule(
      template, in: availableSize(input), axis: input.isOrthogonal ? crossAxis : geometry.axis,
      spacing: section.interGroupSpacing)
    isSelfSizing = isSelfSizing || template.isSelfSizing || input.boundaries.contains { $0.size.isEstimated }
    hasPinnedElements = hasPinnedElements || input.boundaries.contains { $0.pinsToVisibleBounds }
    hasHandlers = hasHandlers || section.visibleItemsInvalidationHandler != nil
    var kinds: Set<Int32> = []
    repeatedKind = repeatedKind ?? template.collectKinds(into: &kinds)
    itemSupplementaryKinds.formUnion(kinds)
    ambiguousKind = ambiguousKind ?? input.boundaries.first { kinds.contains($0.kind) }?.kind
    return Translation(section: section, template: SectionTemplate(input: input, rule: rule))
  }
}

extension CompositionalItem {
  /// Adds the element kinds that an item and its subitems use to a set.
  ///
  /// - Parameter kinds: The element kinds found so far.
  /// - Returns: A kind that occurs a second time, or `nil` if there is none. An item that is repeated in its group
  ///   counts once.
  fileprivate func collectKinds(into kinds: inout Set<Int32>) -> Int32? {
    var repeatedSection: Int32?
    for view in supplementaries where !kinds.insert(view.kind).inserted {
      repeatedSection = repeatedSection ?? view.kind
    }
    if case .group(_, let subitems, _, _) = content {
      for subitem in subitems {
        let repeatedInSubitem = subitem.collectKinds(into: &kinds)
        repeatedSection = repeatedSection ?? repeatedInSubitem
      }
    }
    return repeatedSection
  }
}
