import Foundation

/// The effect that separates the content of a scroll view from a bar at one of its edges.
///
/// The effect is shown by the navigation bar, toolbar or tab bar that the content scrolls behind, unless the application gave the bar
/// a background.
@preconcurrency @MainActor open class UIScrollEdgeEffect: NSObject {
  /// The style of an edge effect.
  @preconcurrency @MainActor open class Style: NSObject {
    private let name: String

    private init(_ name: String) {
      self.name = name
      super.init()
    }

    private static let sharedAutomatic = Style("automatic")
    private static let sharedHard = Style("hard")
    private static let sharedSoft = Style("soft")

    /// The standard effect. In Tessera it is the background of the bar.
    open class var automatic: Style { sharedAutomatic }
    /// An almost opaque area that ends with an edge.
    open class var hard: Style { sharedHard }
    /// An area that becomes transparent towards the content.
    open class var soft: Style { sharedSoft }

    nonisolated open override var description: String { "<UIScrollEdgeEffectStyle: \(name)>" }
  }

  private weak var scrollView: UIScrollView?

  init(_ scrollView: UIScrollView) {
    self.scrollView = scrollView
    super.init()
  }

  /// The style of the effect. The default is `automatic`.
  open var style: Style = .automatic { didSet { if style !== oldValue { notifyChange() } } }

  /// A Boolean value that determines whether the effect is hidden, so that the content is visible behind the bar. The default is
  /// `false`.
  open var isHidden = false { didSet { if isHidden != oldValue { notifyChange() } } }

  /// The look of the bar at the edge of the effect.
  final var look: ScrollEdgeLook {
    if isHidden { return .hidden }
    return style === Style.hard ? .hard : style === Style.soft ? .soft : .automatic
  }

  private func notifyChange() {
    scrollView?.boundsObserver?()
    scrollView?.edgeEffects?.updateContainers()
  }
}
