/// The identity of an effect. Two effects of the same class are equal if their identities are.
package enum EffectIdentity: Equatable {
  /// An effect that changes nothing.
  case none
  /// A blur, or a vibrancy in front of a blur. The associated value is the raw value of the blur's style.
  case blur(Int)
  /// An effect that is equal to no other one.
  case object(ObjectIdentifier)

  var hash: Int {
    switch self {
    case .none: 0
    case .blur(let style): style
    case .object(let object): object.hashValue
    }
  }
}
