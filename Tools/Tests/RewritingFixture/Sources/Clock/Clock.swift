import UIKit

/// A clock that a display link drives. The link retains a proxy instead of the clock, as in Gifu (on GitHub).
@MainActor
public final class Clock {
  public private(set) var ticks = 0
  private lazy var link = CADisplayLink(
    target: ClockProxy(target: self), selector: #selector(ClockProxy.onScreenUpdate))

  public init() {}

  public func start() { link.add(to: .main, forMode: .common) }
  public func stop() { link.invalidate() }
  func tick() { ticks += 1 }

  /// Calls the proxy by the name of its method.
  public func tickByName() {
    let proxy = ClockProxy(target: self)
    proxy.perform(NSSelectorFromString("onScreenUpdate"))
  }
}

private class ClockProxy: NSObject {
  private weak var target: Clock?
  init(target: Clock) { self.target = target }
  @MainActor @objc func onScreenUpdate() { target?.tick() }
}
