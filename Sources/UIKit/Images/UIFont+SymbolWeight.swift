extension UIFont.Weight {
  /// Returns the weight of symbols that corresponds to this weight of text.
  ///
  /// - Returns: The nearest of the nine weights.
  public func symbolWeight() -> UIImage.SymbolWeight {
    let weights: [(UIFont.Weight, UIImage.SymbolWeight)] = [
      (.ultraLight, .ultraLight), (.thin, .thin), (.light, .light), (.regular, .regular), (.medium, .medium),
      (.semibold, .semibold), (.bold, .bold), (.heavy, .heavy), (.black, .black),
    ]
    return weights.min { abs($0.0.rawValue - rawValue) < abs($1.0.rawValue - rawValue) }?.1 ?? .regular
  }
}
