/// The pages before and after the visible ones that the data source has returned so far. The data source is asked for
/// the pages on both sides before the first drag. After each page turn, the data source is asked only for the pages in
/// the direction of the turn, because the pages on the opposite side are those that were visible before.
struct PageNeighbors {
  /// The result of asking the data source for the pages before or after the visible ones.
  enum Side {
    /// The data source has not been asked for the pages yet.
    case unknown
    /// The data source has no pages on this side.
    case none
    case pages([UIViewController])

    /// Indicates whether there may be pages on this side.
    var isOpen: Bool { if case .none = self { false } else { true } }
  }

  private var before = Side.unknown
  private var after = Side.unknown

  subscript(direction: UIPageViewController.NavigationDirection) -> Side {
    get { direction == .forward ? after : before }
    set { if direction == .forward { after = newValue } else { before = newValue } }
  }
}
