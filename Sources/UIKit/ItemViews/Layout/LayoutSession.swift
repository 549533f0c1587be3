/// The current activity of an item view, and the pending work for its next layout pass.
///
/// A layout pass begins only in the phase `idle`. Requests during another activity, for example from a cell that lays
/// out its contents, do not begin a pass.
struct LayoutSession {
  /// The activities of the view.
  enum Phase: Equatable {
    case idle
    /// A layout pass, in which appearing views are measured.
    case layout
    /// An update is being committed. `insidePass` is `true` during a layout pass, for example if a data source changes
    /// its data while a cell is requested from it.
    case update(insidePass: Bool)
    /// A cell is being prefetched.
    case prefetch
  }

  /// Temporary conditions that can apply in any phase.
  struct Scopes: OptionSet {
    let rawValue: Int

    /// The counts match the layout, because they were read in the pass of a reload or for the update that is being
    /// committed.
    static let freshCounts = Scopes(rawValue: 1 << 0)
    /// The bounds are being set. Callbacks of the scroll view do not call the layout again.
    static let movingBounds = Scopes(rawValue: 1 << 1)
    /// A change that is about to be animated determines the offset. Invalidations do not adjust the offset.
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

  /// Indicates whether a layout pass is running. An update may be committed inside it.
  var isInLayoutPass: Bool { phase == .layout || phase == .update(insidePass: true) }

  /// Begins a layout pass if the phase is `idle`.
  ///
  /// - Returns: `false` in any other phase. No pass is begun then.
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

  /// Returns whether any of the specified work is pending.
  func needs(_ what: LayoutNeeds) -> Bool { !needs.isDisjoint(with: what) }

  /// Requests work for the next layout pass.
  mutating func setNeeds(_ what: LayoutNeeds) { needs.formUnion(what) }

  /// Removes work that was done or is no longer necessary.
  mutating func clear(_ what: LayoutNeeds) { needs.subtract(what) }

  /// Removes pending work that the caller is about to do. Returns whether the work was pending.
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
  /// - Returns: `true` if the condition did not apply before. Only in this case must the caller end it.
  @discardableResult
  mutating func enter(_ scope: Scopes) -> Bool { scopes.insert(scope).inserted }

  /// Ends a condition.
  mutating func leave(_ scope: Scopes) { scopes.remove(scope) }
}
