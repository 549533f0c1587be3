/// A registration of a closure that is called when certain traits change.
@MainActor package final class TraitRegistration: UITraitChangeRegistration {
  package let traits: Set<ObjectIdentifier>
  package let notify: (UITraitCollection) -> Void

  package init(traits: [UITrait], notify: @escaping (UITraitCollection) -> Void) {
    self.traits = Set(traits.map { ObjectIdentifier($0) })
    self.notify = notify
  }
}
