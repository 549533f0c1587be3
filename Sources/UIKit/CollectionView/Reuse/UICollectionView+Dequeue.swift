import Foundation
import RuntimeInterface
import SwiftABI

extension UICollectionView {
  final func register(_ viewClass: AnyClass?, _ key: ReuseKey) {
    let isCell = key.kind == 0
    pools.register(
      viewClass, for: key, as: isCell ? UICollectionViewCell.self : UICollectionReusableView.self,
      identifier: key.identifier, in: self, accepts: { !isCell || $0 is UICollectionViewCell.Type })
  }

  final func dequeueCell(_ identifier: String, _ path: IndexPath) -> UICollectionViewCell {
    let key = ReuseKey(kind: 0, identifier: identifier)
    if let (reconfiguredPath, cell) = dequeueing.reconfiguredCell, reconfiguredPath == path {
      if cell.poolKey != key {
        Diagnostics.report(
          "the data source dequeued a cell “\(identifier)” for item \(Array(path)) of \(self) while that item was "
            + "being reconfigured; its existing cell “\(cell.reuseIdentifier ?? "")” is used")
      }
      return cell
    }
    if let cell = dequeue(key, path) as? UICollectionViewCell {
      if dequeueing.pendingAttributes == nil { updateUnrequestedCell(cell) }
      return cell
    }
    reportOnce(
      "cell \(identifier)",
      "no cell is registered with \(self) for the identifier “\(identifier)” (requested for item \(Array(path))): call "
        + "register(_:forCellWithReuseIdentifier:) first. The item gets an empty cell")
    let cell = UICollectionViewCell(frame: .zero)
    cell.reuseIdentifier = identifier
    return cell
  }

  /// Updates the configuration of a cell that the collection view has not requested, in the next turn of the main queue. No
  /// layout pass of the collection view reaches such a cell. Tests obtain one by calling a method of the data source.
  private func updateUnrequestedCell(_ cell: UICollectionViewCell) {
    DispatchQueue.main.async { [weak cell] in
      MainActor.assumeIsolated { cell?.updateConfigurationIfNeeded() }
    }
  }

  final func dequeueSupplementary(_ kind: String, _ identifier: String, _ path: IndexPath) -> UICollectionReusableView {
    let key = ReuseKey(kind: ElementKind.supplementary(kind), identifier: identifier)
    if let view = dequeue(key, path) { return view }
    reportOnce(
      "view \(kind) \(identifier)",
      "no supplementary view is registered with \(self) for the kind “\(kind)” and the identifier “\(identifier)” "
        + "(requested at \(Array(path))): call register(_:forSupplementaryViewOfKind:withReuseIdentifier:) first. It "
        + "gets an empty view")
    return UICollectionReusableView(frame: .zero)
  }

  final func dequeueDecoration(_ key: ElementKey) -> UICollectionReusableView {
    let kind = ElementKind.name(of: key.kind) ?? ""
    let poolKey = ReuseKey(kind: key.kind, identifier: kind)
    if ListSeparatorView.kinds.contains(key.kind) {
      pools.setClass(ListSeparatorView.self, for: poolKey)
    } else if let nib = layoutStorage.decorationNibs[kind] {
      if pools.viewMaker(for: poolKey) == nil {
        pools.register(for: poolKey) { nib.makeReusableView(as: UICollectionReusableView.self, kind) }
      }
    } else if let registeredClass = decorationSource(kind) {
      if let viewClass = registeredClass as? UICollectionReusableView.Type {
        pools.setClass(viewClass, for: poolKey)
      } else {
        reportOnce(
          "no decoration \(kind)",
          "\(registeredClass), registered with \(layoutStorage) for the kind “\(kind)”, is not a subclass of "
            + "UICollectionReusableView; the element gets an empty view. Register a subclass")
      }
    }
    if let view = dequeue(poolKey, key.path) { return view }
    reportOnce(
      "decoration \(kind)",
      "the layout \(layoutStorage) of \(self) has a decoration view of kind “\(kind)” at \(Array(key.path)) but no "
        + "class for it: call register(_:forDecorationViewOfKind:) on the layout first. It gets an empty view")
    return UICollectionReusableView(frame: .zero)
  }

  /// Returns the class that is registered with the layout for a kind of decoration views, or `nil` if there is none.
  /// During a transition, both layouts are searched.
  private func decorationSource(_ kind: String) -> AnyClass? {
    if let source = layoutStorage.decorationSources[kind] { return source }
    guard let transition = layoutStorage as? UICollectionViewTransitionLayout else { return nil }
    for layout in transition.componentLayouts {
      if let source = layout.decorationSources[kind] { return source }
    }
    return nil
  }

  /// Returns a reused or new view, or `nil` if no class is registered for the key.
  private func dequeue(_ key: ReuseKey, _ path: IndexPath) -> UICollectionReusableView? {
    let viewClass = pools.viewClass(for: key)
    let makeView = viewClass == nil ? pools.viewMaker(for: key) : nil
    guard viewClass != nil || makeView != nil else { return nil }
    let attributes = dequeueing.pendingAttributes
    if let view = pools.dequeue(key) {
      UIView.withoutAnimation {
        if let cell = view as? UICollectionViewCell {
          cell.isSelected = false
          cell.isHighlighted = false
          cell.isPlaceholderCell = false
          swipeController?.closeImmediately(cell)
          cell.dragState = .none
          cell.isConfigurationDirty = true
        }
        view.prepareForReuse()
        if let attributes { applyInitialAttributes(attributes, to: view) }
      }
      return view
    }
    return UIView.withoutAnimation {
      let view = newView(viewClass, makeView, isCell: key.kind == 0, attributes)
      view.poolKey = key
      view.reuseIdentifier = key.kind == 0 || key.identifier != ElementKind.name(of: key.kind) ? key.identifier : nil
      if let attributes { applyInitialAttributes(attributes, to: view) }
      return view
    }
  }

  /// Creates a view with a closure that loads it from a nib, or with `init(frame:)` of a class. If there is neither, the view is
  /// a plain cell or a plain reusable view, depending on `isCell`.
  private func newView(
    _ viewClass: UICollectionReusableView.Type?, _ makeView: (() -> UICollectionReusableView?)?, isCell: Bool,
    _ attributes: UICollectionViewLayoutAttributes?
  ) -> UICollectionReusableView {
    if let makeView, let view = makeView() { return view }
    let expectedClass = viewClass ?? (isCell ? UICollectionViewCell.self : UICollectionReusableView.self)
    let view = InitializerDispatch.make(expectedClass, frame: attributes.map(Self.initialFrame) ?? .zero)
    view.flags.insert(.initialized)
    return view
  }

  /// Returns the frame for `init(frame:)`. Its size is `size` of the attributes even if they have a transform, so that subviews
  /// that the initializer creates with the size of the frame fit.
  private static func initialFrame(_ attributes: UICollectionViewLayoutAttributes) -> CGRect {
    let (center, size) = (attributes.center, attributes.size)
    return CGRect(
      x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height)
  }

  /// Applies the attributes of an element to its view before the data source configures the view.
  private func applyInitialAttributes(_ attributes: UICollectionViewLayoutAttributes, to view: UICollectionReusableView)
  {
    applyAll(attributes, to: view)
    view.apply(attributes)
    view.dequeuedAttributes = attributes
    if attributes.values.key.kind == 0 { indentAsOutline(view, at: attributes.indexPath) }
  }

  /// Returns a cell for an item that the handler of a registration has configured.
  ///
  /// Return it from the data source's `collectionView(_:cellForItemAt:)`.
  ///
  /// - Parameters:
  ///   - registration: The registration, which creates and configures the cell.
  ///   - indexPath: The index path of the item, as passed to the data source.
  ///   - item: The item, or `nil` to return a cell without configuring it.
  /// - Returns: The cell.
  public final func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    if registration.wasMadeInProvider {
      ProviderCalls.reportRegistration("CellRegistration<\(Cell.self), \(Item.self)>", in: self)
    }
    let key = ReuseKey(kind: 0, identifier: registration.identifier)
    if let nib = registration.nib {
      if pools.viewMaker(for: key) == nil {
        pools.register(for: key) {
          nib.makeReusableView(as: Cell.self, registration.identifier)
            ?? InitializerDispatch.make(Cell.self, frame: .zero)
        }
      }
    } else if pools.viewClass(for: key) == nil {
      pools.setClass(Cell.self, for: key)
    }
    // While an item is reconfigured, the view is its existing cell, which can have another class. That error is reported by the
    // dequeue method. The new cell is not shown.
    let view = dequeueReusableCell(withReuseIdentifier: registration.identifier, for: indexPath)
    let cell = view as? Cell ?? dequeue(key, indexPath) as? Cell ?? InitializerDispatch.make(Cell.self, frame: .zero)
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }

  /// Returns a supplementary view that the handler of a registration has configured.
  ///
  /// Return it from the data source's `collectionView(_:viewForSupplementaryElementOfKind:at:)`.
  ///
  /// - Parameters:
  ///   - registration: The registration, which creates and configures the view.
  ///   - indexPath: The index path of the view, as passed to the data source.
  /// - Returns: The view.
  public final func dequeueConfiguredReusableSupplementary<Supplementary: UICollectionReusableView>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary {
    if registration.wasMadeInProvider {
      ProviderCalls.reportRegistration("SupplementaryRegistration<\(Supplementary.self)>", in: self)
    }
    let key = ReuseKey(
      kind: ElementKind.supplementary(registration.elementKind), identifier: registration.identifier)
    if let nib = registration.nib {
      if pools.viewMaker(for: key) == nil {
        pools.register(for: key) {
          nib.makeReusableView(as: Supplementary.self, registration.identifier)
            ?? InitializerDispatch.make(Supplementary.self, frame: .zero)
        }
      }
    } else if pools.viewClass(for: key) == nil {
      pools.setClass(Supplementary.self, for: key)
    }
    let dequeuedView = dequeueReusableSupplementaryView(
      ofKind: registration.elementKind, withReuseIdentifier: registration.identifier, for: indexPath)
    let view = dequeuedView as? Supplementary ?? InitializerDispatch.make(Supplementary.self, frame: .zero)
    registration.handler(view, registration.elementKind, indexPath)
    return view
  }
}
