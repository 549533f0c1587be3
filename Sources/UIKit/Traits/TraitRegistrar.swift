import QuartzCore

/// What keeps the registrations.
@MainActor package protocol TraitRegistrar: AnyObject {
  func keep(_ registration: TraitRegistration)
}
