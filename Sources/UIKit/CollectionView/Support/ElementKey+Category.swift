extension ElementKey {
  /// The category of the element in a collection view: a cell, a supplementary view or a decoration view.
  var category: UICollectionView.ElementCategory { ElementKind.category(of: kind) }
}

extension ElementKind {
  static func category(of number: Int32) -> UICollectionView.ElementCategory {
    number == 0 ? .cell : isDecoration(number) ? .decorationView : .supplementaryView
  }
}
