import CoreGraphics
import Foundation
import RuntimeInterface

/// Tracks the mouse while no button is pressed. The tracker updates the shape of the pointer, the effects of pointer
/// interactions and the tool tips.
@MainActor final class PointerTracker {
  static var shared: PointerTracker { ApplicationContext.object(.pointerFollower, PointerTracker()) }

  private weak var interaction: UIPointerInteraction?
  private var region: UIPointerRegion?
  private var style: UIPointerStyle?
  private var styleView: PointerStyleView?
  private var lastLocation: (point: CGPoint, window: UIWindow, flags: UIKeyModifierFlags)?
  private var cursor = HostCursor.arrow

  /// Updates the pointer after it has moved. `point` is in the window's coordinates, and `hitView` is the view at this
  /// point. The point is `nil` if the pointer has left the window.
  func move(_ point: CGPoint?, over hitView: UIView?, in window: UIWindow, flags: UIKeyModifierFlags) {
    guard let point else {
      lastLocation = nil
      ToolTips.shared.reset()
      enter(nil, nil)
      show(.arrow)
      return
    }
    lastLocation = (point, window, flags)
    ToolTips.shared.move(point, over: hitView, in: window)
    update(point, hitView, window, flags)
  }

  /// Updates the pointer after an interaction was invalidated.
  func interactionDidChange(_ interaction: UIPointerInteraction) {
    guard let lastLocation else { return }
    if self.interaction === interaction { enter(nil, nil) }
    update(
      lastLocation.point, lastLocation.window.hitTest(lastLocation.point, with: nil), lastLocation.window,
      lastLocation.flags)
  }

  private func update(_ point: CGPoint, _ hitView: UIView?, _ window: UIWindow, _ flags: UIKeyModifierFlags) {
    var shape: HostCursor?
    var ancestor = hitView
    while let view = ancestor {
      if let (found, newRegion) = Self.region(of: view, at: view.convert(point, from: window), flags) {
        enter(found, newRegion)
        show(Self.cursor(of: style) ?? .arrow)
        return
      }
      if shape == nil { shape = view.hoverCursor }
      ancestor = view.superview
    }
    enter(nil, nil)
    show(shape ?? .arrow)
  }

  /// Returns the last interaction of a view that has a region at a point, and this region. Returns `nil` if there is
  /// none.
  private static func region(
    of view: UIView, at point: CGPoint, _ flags: UIKeyModifierFlags
  ) -> (UIPointerInteraction, UIPointerRegion)? {
    for case let interaction as UIPointerInteraction in view.interactions.reversed() {
      guard interaction.isEnabled, let delegate = interaction.delegate else { continue }
      let request = UIPointerRegionRequest(location: point, modifiers: flags)
      let viewRegion = UIPointerRegion(rect: view.bounds)
      guard let newRegion = delegate.pointerInteraction(interaction, regionFor: request, defaultRegion: viewRegion),
        newRegion.rect.contains(point)
      else { continue }
      return (interaction, newRegion)
    }
    return nil
  }

  private func enter(_ newInteraction: UIPointerInteraction?, _ newRegion: UIPointerRegion?) {
    guard newInteraction !== interaction || newRegion != region else { return }
    if let interaction, let region, let delegate = interaction.delegate {
      let animator = PointerAnimator()
      delegate.pointerInteraction(interaction, willExit: region, animator: animator)
      removeStyle(animator)
    } else {
      removeStyle(PointerAnimator())
    }
    interaction = newInteraction
    region = newRegion
    style = nil
    guard let newInteraction, let newRegion, let delegate = newInteraction.delegate else { return }
    style = delegate.pointerInteraction(newInteraction, styleFor: newRegion)
    let animator = PointerAnimator()
    delegate.pointerInteraction(newInteraction, willEnter: newRegion, animator: animator)
    animator.run { [self] in
      if case .effect(let effect, let shape) = style?.kind { styleView = PointerStyleView(effect, shape) }
    }
  }

  private func removeStyle(_ animator: PointerAnimator) {
    guard let oldView = styleView else { return animator.run {} }
    styleView = nil
    animator.addCompletion { _ in oldView.finish() }
    animator.run { oldView.undo() }
  }

  // MARK: The pointer's shape

  private static func cursor(of style: UIPointerStyle?) -> HostCursor? {
    switch style?.kind {
    case .hidden: .hidden
    case .shape(.verticalBeam, _), .shape(.horizontalBeam, _): .text
    default: nil
    }
  }

  private func show(_ newCursor: HostCursor) {
    guard newCursor != cursor else { return }
    cursor = newCursor
    UIScreen.main.hostWindow?.setCursor(newCursor)
  }
}

/// Collects the animations and completions of a pointer interaction. The animations run together with a change of the
/// pointer.
@MainActor private final class PointerAnimator: NSObject, UIPointerInteractionAnimating {
  private var animations: [() -> Void] = []
  private var completions: [(Bool) -> Void] = []

  func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }
  func addCompletion(_ completion: @escaping (Bool) -> Void) { completions.append(completion) }

  func run(_ styleAnimations: @escaping () -> Void) {
    let (animations, completions) = (animations, completions)
    UIView.animate(
      withDuration: PointerStyleView.duration, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState]
    ) {
      styleAnimations()
      for animation in animations { animation() }
    } completion: { finished in
      for completion in completions { completion(finished) }
    }
  }
}
