import Foundation

/// A shared library that is loaded when a sound is first used, so that programs without sounds neither load nor need it.
///
/// Modules with the names of Apple's import no C module (docs/decisions/0001-no-c-modules-above-the-seams.md), so the functions are
/// looked up by their names. Their types are those of the library's header.
struct SharedLibrary: @unchecked Sendable {
  private let handle: UnsafeMutableRawPointer

  /// Loads a library.
  ///
  /// - Parameter name: The name of the library with its version, such as `libsndfile.so.1`.
  /// - Returns: The library, or nil if it is not installed.
  init?(_ name: String) {
    guard let handle = dlopen(name, RTLD_NOW | RTLD_LOCAL) else { return nil }
    self.handle = handle
  }

  /// Returns a function of the library, or nil if the library does not have it.
  func function<Function>(_ name: String, _ type: Function.Type) -> Function? {
    guard let address = dlsym(handle, name) else { return nil }
    return unsafeBitCast(address, to: type)
  }
}
