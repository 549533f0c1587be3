import CoreGraphics
import Foundation
import RuntimeInterface

/// Tracks the mouse while no button is pressed. It updates the shape of the pointer, the effects of pointer
/// interactions and the tool tips.
@MainActor final class PointerTracker {
  static var shared: PointerTracker { ApplicationContext.object(.pointerFollower, PointerTracker()) }

  private weak var interaction: UIPointerInteraction?
  private var region: UIPointerRegion?
  private var style: UIPointerStyle?
  private var styleView: PointerStyleView?
  private var lastLocation: (point: CGPoint, window: UIWindow, flags: UIKeyModifierFlags)?
  private var cursor = HostCursor.arrow

  /// Updates the pointer after it has moved. `point` is in the window's coordinates, and `hit` is the view at this
  /// point. The point is `nil` if the pointer has left the window.
  func move(_ point: CGPoint?, over hit: UIView?, in window: UIWindow, flags: UIKeyModifierFlags) {
    guard let point else {
      lastLocation = nil
      ToolTips.shared.leave()
      enter(nil, nil)
      show(.arrow)
      return
    }
    lastLocation = (point, window, flags)
    ToolTips.shared.move(point, over: hit, in: window)
    update(point, hit, window, flags)
  }

  /// Updates the pointer after an interaction was invalidated.
  func changed(_ interaction: UIPointerInteraction) {
    guard let lastLocation else { return }
    if self.interaction === interaction { enter(nil, nil) }
    update(
      lastLocation.point, lastLocation.window.hitTest(lastLocation.point, with: nil), lastLocation.window,
      lastLocation.flags)
  }

  private func update(_ point: CGPoint, _ hit: UIView?, _ window: UIWindow, _ flags: UIKeyModifierFlags) {
    var shape: HostCursor?
    var link = hit
    while let view = link {
      if let (found, area) = Self.region(of: view, at: view.convert(point, from: window), flags) {
        enter(found, area)
        show(Self.cursor(of: style) ?? .arrow)
        return
      }
      if shape == nil { shape = view.ownCursor }
      link = view.superview
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
      guard let area = delegate.pointerInteraction(interaction, regionFor: request, defaultRegion: viewRegion),
        area.rect.contains(point)
      else { continue }
      return (interaction, area)
    }
    return nil
  }

  private func enter(_ next: UIPointerInteraction?, _ area: UIPointerRegion?) {
    guard next !== interaction || area != region else { return }
    if let interaction, let region, let delegate = interaction.delegate {
      let animator = PointerAnimator()
      delegate.pointerInteraction(interaction, willExit: region, animator: animator)
      leaveStyle(animator)
    } else {
      leaveStyle(PointerAnimator())
    }
    interaction = next
    region = area
    style = nil
    guard let next, let area, let delegate = next.delegate else { return }
    style = delegate.pointerInteraction(next, styleFor: area)
    let animator = PointerAnimator()
    delegate.pointerInteraction(next, willEnter: area, animator: animator)
    animator.run { [self] in
      if case .effect(let effect, let shape) = style?.kind { styleView = PointerStyleView(effect, shape) }
    }
  }

  private func leaveStyle(_ animator: PointerAnimator) {
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

  private func show(_ next: HostCursor) {
    guard next != cursor else { return }
    cursor = next
    UIScreen.main.hostWindow?.setCursor(next)
  }
}

/// Collects the animations and completions of a pointer interaction. They run together with a change of the pointer.
@MainActor private final class PointerAnimator: NSObject, UIPointerInteractionAnimating {
  private var animations: [() -> Void] = []
  private var completions: [(Bool) -> Void] = []

  func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }
  func addCompletion(_ completion: @escaping (Bool) -> Void) { completions.append(completion) }

  func run(_ own: @escaping () -> Void) {
    let (animations, completions) = (animations, completions)
    UIView.animate(
      withDuration: PointerStyleView.duration, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState]
    ) {
      own()
      for animation in animations { animation() }
    } completion: { finished in
      for completion in completions { completion(finished) }
    }
  }
}
