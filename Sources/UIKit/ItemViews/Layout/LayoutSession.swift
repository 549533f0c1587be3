/// The current activity of an item view, and the work to be done in its next layout pass.
///
/// A layout pass only begins in the phase `idle`: requests from within another activity, such as a cell that lays out
/// its contents, do not begin another one.
struct LayoutSession {
  /// The activities of the view.
  enum Phase: Equatable {
    case idle
    /// A layout pass, in which appearing views are measured.
    case layout
    /// An update is being committed, possibly inside a layout pass (if a data source changes its data while it is asked
    /// for a cell).
    case update(insidePass: Bool)
    /// A cell is being prefetched.
    case prefetch
  }

  /// Conditions that apply for a while, in any phase.
  struct Scopes: OptionSet {
    let rawValue: Int

    /// The counts match the layout: they were read in the pass of a reload, or for the update that is being committed.
    static let freshCounts = Scopes(rawValue: 1 << 0)
    /// The bounds are being set: callbacks of the scroll view do not ask the layout again.
    static let movingBounds = Scopes(rawValue: 1 << 1)
    /// A change that is about to be animated determines the offset: invalidations do not adjust it.
    static let holdingOffset = Scopes(rawValue: 1 << 2)
  }

  private(set) var phase = Phase.idle
  private var scopes: Scopes = []
  private var needs = LayoutNeeds.everything

  // MARK: Phase

  var isIdle: Bool { phase == .idle }

  /// Indicates whether an update is being committed.
  var isUpdating: Bool {
    if case .update = phase { return true }
    return false
  }

  /// Indicates whether a layout pass is running, possibly with an update inside.
  var isInLayoutPass: Bool { phase == .layout || phase == .update(insidePass: true) }

  /// Begins a layout pass.
  ///
  /// - Returns: `false`, without beginning one, in any other phase than `idle`.
  mutating func beginLayoutPass() -> Bool {
    guard phase == .idle else { return false }
    phase = .layout
    return true
  }

  /// Ends the layout pass.
  mutating func endLayoutPass() { phase = .idle }

  /// Begins an update.
  ///
  /// - Returns: The phase to pass to `end(_:)`.
  mutating func beginUpdate() -> Phase {
    let outer = phase
    phase = .update(insidePass: isInLayoutPass)
    return outer
  }

  /// Begins to prefetch a cell.
  ///
  /// - Returns: The phase to pass to `end(_:)`.
  mutating func beginPrefetch() -> Phase {
    let outer = phase
    if phase == .idle { phase = .prefetch }
    return outer
  }

  /// Ends an update or the prefetching of a cell.
  mutating func end(_ outer: Phase) { phase = outer }

  // MARK: Needs

  /// Returns whether work is to be done.
  func needs(_ what: LayoutNeeds) -> Bool { !needs.isDisjoint(with: what) }

  /// Requests work in the next pass.
  mutating func setNeeds(_ what: LayoutNeeds) { needs.formUnion(what) }

  /// Removes work that has been done or is no longer necessary.
  mutating func clear(_ what: LayoutNeeds) { needs.subtract(what) }

  /// Removes work that the caller is about to do, and returns whether it was requested.
  mutating func take(_ what: LayoutNeeds) -> Bool {
    guard needs(what) else { return false }
    clear(what)
    return true
  }

  // MARK: Scopes

  /// Returns whether a condition applies.
  func isIn(_ scope: Scopes) -> Bool { scopes.contains(scope) }

  /// Begins a condition.
  ///
  /// - Returns: `true` if it did not apply before; only then the caller ends it.
  @discardableResult
  mutating func enter(_ scope: Scopes) -> Bool { scopes.insert(scope).inserted }

  /// Ends a condition.
  mutating func leave(_ scope: Scopes) { scopes.remove(scope) }
}
