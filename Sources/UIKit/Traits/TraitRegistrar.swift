import QuartzCore

/// An object that stores registrations of observers for trait changes, such as a view.
@MainActor package protocol TraitRegistrar: AnyObject {
  func addTraitRegistration(_ registration: TraitRegistration)
}
