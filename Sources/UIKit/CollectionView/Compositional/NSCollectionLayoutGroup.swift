import CollectionCore
import Foundation

/// Items, and groups of items, in a row, in a column, or wherever a closure says. Groups follow each other until all items
/// of their section have a place.
@preconcurrency @MainActor
public class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  enum Kind {
    case row(FlowAxis, count: Int?)
    case custom(NSCollectionLayoutGroupCustomItemProvider)
  }

  /// The views that go with each such group; they have the path of its first item.
  public override var supplementaryItems: [NSCollectionLayoutSupplementaryItem] {
    get { views }
    set { views = newValue }
  }
  /// Room between subitems. Default nil, none.
  public var interItemSpacing: NSCollectionLayoutSpacing?
  /// What the group consists of; empty for a custom one.
  public var subitems: [NSCollectionLayoutItem] { parts }

  private let parts: [NSCollectionLayoutItem]
  private let kind: Kind

  required init(_ size: NSCollectionLayoutSize, _ parts: [NSCollectionLayoutItem], _ kind: Kind) {
    self.parts = parts
    self.kind = kind
    super.init(size, [])
  }

  /// Subitems beside each other, over and over, as long as they fit. A group whose width is estimated takes those that
  /// fit into the estimate, each subitem at least once.
  public class func horizontal(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) -> Self {
    Self(layoutSize, checked(subitems), .row(.horizontal, count: nil))
  }
  /// So many subitems beside each other, equally wide whatever their own width says (measured on iOS 26.1). A count below
  /// 1 is reported and counts as 1.
  public class func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> Self {
    Self(layoutSize, [subitem], .row(.horizontal, count: checked(count)))
  }
  /// So many subitems beside each other, equally wide. The older name.
  public class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> Self {
    Self(layoutSize, [subitem], .row(.horizontal, count: checked(count)))
  }
  /// So many subitems beside each other, equally wide.
  public class func horizontalGroup(
    with size: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup.horizontal(layoutSize: size, repeatingSubitem: subitem, count: count)
  }
  /// Subitems below each other, over and over, as long as they fit. A group whose height is estimated takes those that
  /// fit into the estimate, each subitem at least once.
  public class func vertical(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) -> Self {
    Self(layoutSize, checked(subitems), .row(.vertical, count: nil))
  }
  /// So many subitems below each other, equally high whatever their own height says. A count below 1 is reported and
  /// counts as 1.
  public class func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> Self {
    Self(layoutSize, [subitem], .row(.vertical, count: checked(count)))
  }
  /// So many subitems below each other, equally high. The older name.
  public class func vertical(layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int) -> Self {
    Self(layoutSize, [subitem], .row(.vertical, count: checked(count)))
  }
  /// So many subitems below each other, equally high.
  public class func verticalGroup(
    with size: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup.vertical(layoutSize: size, repeatingSubitem: subitem, count: count)
  }
  /// As many items as the closure answers frames, wherever these are. An estimated size grows to what they reach.
  public class func custom(
    layoutSize: NSCollectionLayoutSize, itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
  ) -> Self {
    Self(layoutSize, [], .custom(itemProvider))
  }

  /// The template with its sizes, a line each.
  public func visualDescription() -> String { lines(of: self, "").joined(separator: "\n") }

  private func lines(of item: NSCollectionLayoutItem, _ indent: String) -> [String] {
    var name = "item"
    var inner: [NSCollectionLayoutItem] = []
    if let group = item as? NSCollectionLayoutGroup {
      inner = group.parts
      switch group.kind {
      case .row(let axis, let count):
        name = axis == .vertical ? "vertical group" : "horizontal group"
        if let count { name += " of \(count)" }
      case .custom: name = "custom group"
      }
    }
    let size = item.layoutSize.value
    return ["\(indent)\(name), width \(size.width), height \(size.height)"]
      + inner.flatMap { lines(of: $0, indent + "  ") }
  }

  // MARK: Checks

  private static func checked(_ count: Int) -> Int {
    if count >= 1 { return count }
    Misuse.report("a group of a compositional layout cannot repeat its subitem \(count) times; it repeats it once")
    return 1
  }

  /// UIKit raises for a kind that two subitems of a group have: the views would be taken for one another.
  private static func checked(_ subitems: [NSCollectionLayoutItem]) -> [NSCollectionLayoutItem] {
    if subitems.isEmpty { Misuse.report("a group of a compositional layout has no subitems: it shows no items") }
    var kinds: Set<String> = []
    for subitem in subitems {
      for kind in Set(subitem.supplementaryItems.map(\.elementKind)) where !kinds.insert(kind).inserted {
        Misuse.report(
          "two subitems of one group of a compositional layout have supplementary views of the kind “\(kind)”; each kind "
            + "may occur once in a group")
      }
    }
    return subitems
  }

  // MARK: Solving

  override func template(_ traits: UITraitCollection) -> CompositionalItem {
    CompositionalItem(
      size: layoutSize.value, insets: CompositionalInsets(contentInsets),
      edges: edgeSpacing?.value ?? CompositionalEdges(), supplementaries: views.map(\.solved), content: content(traits))
  }

  private func content(_ traits: UITraitCollection) -> CompositionalItem.Content {
    switch kind {
    case .row(let axis, let count):
      return .group(axis, parts.map { $0.template(traits) }, spacing: interItemSpacing?.value, count: count)
    case .custom(let provider):
      return .custom { size in
        onMain {
          let items = provider(LayoutEnvironment(size, .zero, traits))
          if items.isEmpty {
            Misuse.report("a custom group of a compositional layout, \(size), has no items: nothing is shown in it")
          }
          return items.map(\.value)
        }
      }
    }
  }

  override func makeCopy() -> NSCollectionLayoutGroup {
    let twin = takingOver(
      NSCollectionLayoutGroup(layoutSize, parts.map { $0.makeCopy() }, kind))
    twin.views = views.map(\.copied)
    twin.interItemSpacing = interItemSpacing
    return twin
  }
}
