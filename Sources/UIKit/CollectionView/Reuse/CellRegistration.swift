import Foundation

extension UICollectionView {
  /// A registration that creates and configures cells of one class for items of one type.
  ///
  /// Create a registration once and retain it. Each registration has its own reuse pool, so the cells of a registration
  /// that is created inside the data source would never be reused. The use of such a registration is reported as an
  /// error.
  @preconcurrency @MainActor
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    /// A closure that configures a cell for an item. Its arguments are the cell, the index path and the item.
    public typealias Handler = (Cell, IndexPath, Item) -> Void

    let handler: Handler
    let identifier: String
    let wasMadeInProvider: Bool
    /// The nib that creates the cells, or nil to create them with `init(frame:)`.
    private(set) var nib: UINib?

    /// Creates a registration of cells of the class `Cell`.
    ///
    /// - Parameter handler: A closure that is called each time a cell is dequeued or reconfigured.
    public init(handler: @escaping Handler) {
      self.handler = handler
      identifier = RegistrationIdentifier.next(Cell.self)
      wasMadeInProvider = ProviderCalls.areRunning
    }

    /// Creates a registration of cells from a nib.
    ///
    /// The nib must contain exactly one top-level object, a cell of the class `Cell`.
    ///
    /// - Parameters:
    ///   - cellNib: The nib.
    ///   - handler: A closure that is called each time a cell is dequeued or reconfigured.
    public init(cellNib: UINib, handler: @escaping Handler) {
      self.init(handler: handler)
      nib = cellNib
    }
  }

  /// A registration that creates and configures supplementary views of one class and kind. Create it once and retain
  /// it.
  @preconcurrency @MainActor
  public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    /// A closure that configures a supplementary view. Its arguments are the view, the element kind and the index path.
    public typealias Handler = (Supplementary, String, IndexPath) -> Void

    let handler: Handler
    let elementKind: String
    let identifier: String
    let wasMadeInProvider: Bool
    /// The nib that creates the views, or nil to create them with `init(frame:)`.
    private(set) var nib: UINib?

    /// Creates a registration of supplementary views of the class `Supplementary`.
    ///
    /// - Parameters:
    ///   - elementKind: The element kind.
    ///   - handler: A closure that is called each time a view is dequeued.
    public init(elementKind: String, handler: @escaping Handler) {
      self.handler = handler
      self.elementKind = elementKind
      identifier = RegistrationIdentifier.next(Supplementary.self)
      wasMadeInProvider = ProviderCalls.areRunning
    }

    /// Creates a registration of supplementary views from a nib.
    ///
    /// The nib must contain exactly one top-level object, a view of the class `Supplementary`.
    ///
    /// - Parameters:
    ///   - supplementaryNib: The nib.
    ///   - elementKind: The element kind.
    ///   - handler: A closure that is called each time a view is dequeued.
    public init(supplementaryNib: UINib, elementKind: String, handler: @escaping Handler) {
      self.init(elementKind: elementKind, handler: handler)
      nib = supplementaryNib
    }
  }
}

@MainActor
private enum RegistrationIdentifier {
  static func next(_ type: AnyClass) -> String { "\(type) registration \(SerialNumber.next())" }
}
