import CollectionCore

/// The translation of a section object for the solver, without items.
struct SectionTemplate {
  let input: CompositionalSectionInput
  let rule: GroupRule

  /// Returns whether sections with the same items have the same frames according to both templates.
  func isSame(as other: SectionTemplate) -> Bool { input == other.input && rule.isSame(as: other.rule) }
}
