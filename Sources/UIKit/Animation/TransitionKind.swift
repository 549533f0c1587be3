/// The type and subtype of the `CATransition` that corresponds to transition options.
struct TransitionKind {
  private let type: CATransitionType
  private let subtype: CATransitionSubtype?

  init?(_ options: UIView.AnimationOptions) {
    switch options {
    case .transitionCrossDissolve: self.init(type: .fade, subtype: nil)
    case .transitionFlipFromLeft: self.init(type: .flip, subtype: .fromLeft)
    case .transitionFlipFromRight: self.init(type: .flip, subtype: .fromRight)
    // Core Animation's y axis points up, so top and bottom are swapped.
    case .transitionFlipFromTop: self.init(type: .flip, subtype: .fromBottom)
    case .transitionFlipFromBottom: self.init(type: .flip, subtype: .fromTop)
    case .transitionCurlUp: self.init(type: .reveal, subtype: .fromTop)
    case .transitionCurlDown: self.init(type: .moveIn, subtype: .fromBottom)
    default: return nil
    }
  }

  private init(type: CATransitionType, subtype: CATransitionSubtype?) {
    self.type = type
    self.subtype = subtype
  }

  @MainActor func makeTransition() -> CATransition {
    let transition = CATransition()
    transition.type = type
    transition.subtype = subtype
    return transition
  }
}
