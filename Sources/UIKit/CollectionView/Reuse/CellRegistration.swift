import Foundation

extension UICollectionView {
  /// Makes and configures cells of one class for items of one type. Create it once and keep it: each registration has a
  /// reuse pool of its own, and one made inside the data source would never use a cell again; that is reported when it
  /// is used.
  @preconcurrency @MainActor
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    /// Configures a cell for an item.
    public typealias Handler = (Cell, IndexPath, Item) -> Void

    let handler: Handler
    let identifier: String
    let wasMadeInProvider: Bool

    /// A registration of `Cell`; `handler` runs each time a cell of it is dequeued or reconfigured.
    public init(handler: @escaping Handler) {
      self.handler = handler
      identifier = RegistrationIdentifier.next(Cell.self)
      wasMadeInProvider = ProviderCalls.areRunning
    }

    /// A registration of cells that come from a nib. Nibs are not read yet: the call is reported, and cells are made by
    /// `init(frame:)` of `Cell`.
    ///
    /// - Parameters:
    ///   - cellNib: The nib.
    ///   - handler: Runs each time a cell is dequeued or reconfigured.
    public init(cellNib: UINib, handler: @escaping Handler) {
      self.init(handler: handler)
      cellNib.reportRegistration(of: identifier, with: "a UICollectionView.CellRegistration", instead: Cell.self)
    }
  }

  /// Makes and configures supplementary views of one class and kind. Create it once and keep it.
  @preconcurrency @MainActor
  public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    /// Configures a view of a kind at a path.
    public typealias Handler = (Supplementary, String, IndexPath) -> Void

    let handler: Handler
    let elementKind: String
    let identifier: String
    let wasMadeInProvider: Bool

    /// A registration of `Supplementary` for views of that kind; `handler` runs each time a view of it is dequeued.
    public init(elementKind: String, handler: @escaping Handler) {
      self.handler = handler
      self.elementKind = elementKind
      identifier = RegistrationIdentifier.next(Supplementary.self)
      wasMadeInProvider = ProviderCalls.areRunning
    }

    /// A registration of views of a kind that come from a nib. Nibs are not read yet: the call is reported, and views are
    /// made by `init(frame:)` of `Supplementary`.
    ///
    /// - Parameters:
    ///   - supplementaryNib: The nib.
    ///   - elementKind: The kind of the views.
    ///   - handler: Runs each time a view is dequeued.
    public init(supplementaryNib: UINib, elementKind: String, handler: @escaping Handler) {
      self.init(elementKind: elementKind, handler: handler)
      supplementaryNib.reportRegistration(
        of: identifier, with: "a UICollectionView.SupplementaryRegistration", instead: Supplementary.self)
    }
  }
}

@MainActor
private enum RegistrationIdentifier {
  static func next(_ type: AnyClass) -> String { "\(type) registration \(SerialNumber.next())" }
}
