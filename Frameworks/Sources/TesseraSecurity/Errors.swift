import Foundation

// The numbers are those of SecBase.h.

/// There is no error.
public var errSecSuccess: Int32 { 0 }
/// The operation does not exist here.
public var errSecUnimplemented: Int32 { -4 }
/// The disk is full.
public var errSecDiskFull: Int32 { -34 }
/// The file cannot be written.
public var errSecIO: Int32 { -36 }
/// The file is already open for writing.
public var errSecOpWr: Int32 { -49 }
/// A parameter is wrong.
public var errSecParam: Int32 { -50 }
/// Writing is forbidden.
public var errSecWrPerm: Int32 { -61 }
/// There is no memory.
public var errSecAllocate: Int32 { -108 }
/// The user has canceled.
public var errSecUserCanceled: Int32 { -128 }
/// The request is wrong.
public var errSecBadReq: Int32 { -909 }
/// An internal error.
public var errSecInternalComponent: Int32 { -2070 }
/// There is no keychain.
public var errSecNotAvailable: Int32 { -25291 }
/// The keychain cannot be changed.
public var errSecReadOnly: Int32 { -25292 }
/// The user is not who they say, or the device has no passcode.
public var errSecAuthFailed: Int32 { -25293 }
/// There is no such keychain.
public var errSecNoSuchKeychain: Int32 { -25294 }
/// The keychain is damaged.
public var errSecInvalidKeychain: Int32 { -25295 }
/// There is such a keychain.
public var errSecDuplicateKeychain: Int32 { -25296 }
/// There is such an item.
public var errSecDuplicateItem: Int32 { -25299 }
/// There is no such item.
public var errSecItemNotFound: Int32 { -25300 }
/// The place for the result is too small.
public var errSecBufferTooSmall: Int32 { -25301 }
/// The data is too large.
public var errSecDataTooLarge: Int32 { -25302 }
/// There is no such attribute.
public var errSecNoSuchAttr: Int32 { -25303 }
/// The reference to the item is not valid.
public var errSecInvalidItemRef: Int32 { -25304 }
/// There is no such class.
public var errSecNoSuchClass: Int32 { -25306 }
/// There is no default keychain.
public var errSecNoDefaultKeychain: Int32 { -25307 }
/// The certificate is not trusted.
public var errSecNotTrusted: Int32 { -67843 }
/// The user must not be asked.
public var errSecInteractionNotAllowed: Int32 { -25308 }
/// The attribute cannot be changed.
public var errSecReadOnlyAttr: Int32 { -25309 }
/// The user would have to be asked.
public var errSecInteractionRequired: Int32 { -25315 }
/// The data is not available.
public var errSecDataNotAvailable: Int32 { -25316 }
/// A value is wrong.
public var errSecInvalidValue: Int32 { -67686 }
/// The data cannot be decoded.
public var errSecDecode: Int32 { -26275 }
/// An internal error.
public var errSecInternalError: Int32 { -67648 }
/// The program lacks an entitlement.
public var errSecMissingEntitlement: Int32 { -34018 }
/// The key of an attribute is wrong.
public var errSecInvalidAttributeKey: Int32 { -67738 }
/// The format is not known.
public var errSecUnsupportedFormat: Int32 { -67734 }
/// The text is not in the expected encoding.
public var errSecInvalidEncoding: Int32 { -67853 }
