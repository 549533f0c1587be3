/// What a controller knows of its traits.
package struct ControllerTraits {
  package var overrides = TraitValues()
  /// What the parent lays over (`setOverrideTraitCollection(_:forChild:)`).
  package var parentOverrides = TraitValues()
  package var registrations: [TraitRegistration] = []
  /// The inherited collection and what came of it; `collection` stays the same object while nothing changes.
  package var inherited: UITraitCollection?
  package var collection: UITraitCollection?
  /// What `traitCollectionDidChange` was last sent for.
  package var told: UITraitCollection?

  package init() {}
}
