import Foundation

extension Bundle {
  /// Reports an error, because nib files are not supported, and loads nothing.
  ///
  /// - Parameters:
  ///   - name: The name of the file, without its extension.
  ///   - owner: The object that would own the nib's objects.
  ///   - options: The options of the nib.
  /// - Returns: An empty array.
  @discardableResult
  @preconcurrency @MainActor
  public func loadNibNamed(_ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil) -> [Any]? {
    UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options)
  }
}
