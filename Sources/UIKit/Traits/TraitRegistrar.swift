import QuartzCore

/// An object that stores registrations for trait changes.
@MainActor package protocol TraitRegistrar: AnyObject {
  func keep(_ registration: TraitRegistration)
}
