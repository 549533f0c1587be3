/// The cached traits of a view controller.
package struct ControllerTraits {
  package var overrides = TraitValues()
  /// The overrides that the parent has set with `setOverrideTraitCollection(_:forChild:)`.
  package var parentOverrides = TraitValues()
  package var registrations: [TraitRegistration] = []
  /// The inherited traits from which `collection` was computed. As long as they are equal, `collection` is the same
  /// object.
  package var inherited: UITraitCollection?
  package var collection: UITraitCollection?
  /// The traits that were last passed to `traitCollectionDidChange(_:)`.
  package var told: UITraitCollection?

  package init() {}
}
