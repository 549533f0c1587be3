import CGIO

/// The error of a function of GIO that moves a file.
struct GIOFailure {
  /// The code, or `nil` if the error is not one of input and output.
  private let code: GIOErrorEnum?
  private let message: String

  /// Reads an error, and releases it.
  init(consuming error: UnsafeMutablePointer<GError>?) {
    guard let error else {
      (code, message) = (nil, "unknown reason")
      return
    }
    defer { g_error_free(error) }
    message = String(cString: error.pointee.message)
    let isOfGIO = error.pointee.domain == g_io_error_quark()
    code = isOfGIO ? GIOErrorEnum(rawValue: UInt32(bitPattern: error.pointee.code)) : nil
  }

  /// A Boolean value that indicates whether the place of the file does not support the function: it has no trash, or the trash
  /// cannot be created, or the file would be moved to another disk.
  var isUnsupported: Bool { code == G_IO_ERROR_NOT_SUPPORTED }

  /// The reason for a message, as the end of a sentence about the file.
  var reason: String {
    switch code {
    case G_IO_ERROR_READ_ONLY: "its disk is read-only"
    case G_IO_ERROR_PERMISSION_DENIED: "its folder is read-only"
    case G_IO_ERROR_NO_SPACE: "the disk is full"
    case G_IO_ERROR_NOT_FOUND: "the file no longer exists"
    case G_IO_ERROR_EXISTS: "a file with its name exists"
    default: message
    }
  }
}
