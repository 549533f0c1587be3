import Foundation

// MARK: Classes of items

/// The key of the class of an item.
public let kSecClass: CFString = "class"
/// A password.
public let kSecClassGenericPassword: CFString = "genp"
/// A password of a server.
public let kSecClassInternetPassword: CFString = "inet"
/// A certificate.
public let kSecClassCertificate: CFString = "cert"
/// A cryptographic key.
public let kSecClassKey: CFString = "keys"
/// A certificate with its private key.
public let kSecClassIdentity: CFString = "idnt"

// MARK: Attributes

/// The key of the group of applications that can read the item.
public let kSecAttrAccessGroup: CFString = "agrp"
/// The key of when the item can be read.
public let kSecAttrAccessible: CFString = "pdmn"
/// The key of what the user must do before the item can be read.
public let kSecAttrAccessControl: CFString = "accc"
/// The key of the name of the account.
public let kSecAttrAccount: CFString = "acct"
/// The key of the name of the service.
public let kSecAttrService: CFString = "svce"
/// The key of data of the application's own.
public let kSecAttrGeneric: CFString = "gena"
/// The key of the name that the user sees.
public let kSecAttrLabel: CFString = "labl"
/// The key of the kind of the item.
public let kSecAttrDescription: CFString = "desc"
/// The key of a comment.
public let kSecAttrComment: CFString = "icmt"
/// The key of the number of the program that created the item.
public let kSecAttrCreator: CFString = "crtr"
/// The key of the number of the kind.
public let kSecAttrType: CFString = "type"
/// The key of the date of creation.
public let kSecAttrCreationDate: CFString = "cdat"
/// The key of the date of the last change.
public let kSecAttrModificationDate: CFString = "mdat"
/// The key of whether the item is hidden.
public let kSecAttrIsInvisible: CFString = "invi"
/// The key of whether there is no password on purpose.
public let kSecAttrIsNegative: CFString = "nega"
/// The key of whether the item is for all devices of the user.
public let kSecAttrSynchronizable: CFString = "sync"
/// The key of the security domain.
public let kSecAttrSecurityDomain: CFString = "sdmn"
/// The key of the name of the server.
public let kSecAttrServer: CFString = "srvr"
/// The key of the protocol.
public let kSecAttrProtocol: CFString = "ptcl"
/// The key of the kind of authentication.
public let kSecAttrAuthenticationType: CFString = "atyp"
/// The key of the port.
public let kSecAttrPort: CFString = "port"
/// The key of the path.
public let kSecAttrPath: CFString = "path"
/// The key of a mark of the application for a key.
public let kSecAttrApplicationTag: CFString = "atag"
/// The key of the name of a key for the application.
public let kSecAttrApplicationLabel: CFString = "klbl"
/// The key of the algorithm of a key.
public let kSecAttrKeyType: CFString = "type"
/// The key of the class of a key.
public let kSecAttrKeyClass: CFString = "kcls"
/// The key of the size of a key.
public let kSecAttrKeySizeInBits: CFString = "bsiz"
/// The key of whether a key is stored.
public let kSecAttrIsPermanent: CFString = "perm"
/// The key of the device that has a key.
public let kSecAttrTokenID: CFString = "tkid"
/// Items for all devices, and others.
public let kSecAttrSynchronizableAny: CFString = "syna"

// MARK: When items can be read

/// While the device is unlocked.
public let kSecAttrAccessibleWhenUnlocked: CFString = "ak"
/// After the device was unlocked once.
public let kSecAttrAccessibleAfterFirstUnlock: CFString = "ck"
/// Always.
public let kSecAttrAccessibleAlways: CFString = "dk"
/// While the device is unlocked and has a passcode. Without a passcode, such items cannot be stored.
public let kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly: CFString = "akpu"
/// While this device is unlocked.
public let kSecAttrAccessibleWhenUnlockedThisDeviceOnly: CFString = "aku"
/// After this device was unlocked once.
public let kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly: CFString = "cku"
/// Always, on this device.
public let kSecAttrAccessibleAlwaysThisDeviceOnly: CFString = "dku"

// MARK: Values, results and limits

/// The key of the secret data.
public let kSecValueData: CFString = "v_Data"
/// The key of an object with the value. Such items cannot be stored.
public let kSecValueRef: CFString = "v_Ref"
/// The key of a lasting reference to an item.
public let kSecValuePersistentRef: CFString = "v_PersistentRef"
/// The key of whether the data is returned.
public let kSecReturnData: CFString = "r_Data"
/// The key of whether the attributes are returned.
public let kSecReturnAttributes: CFString = "r_Attributes"
/// The key of whether an object is returned.
public let kSecReturnRef: CFString = "r_Ref"
/// The key of whether a lasting reference is returned.
public let kSecReturnPersistentRef: CFString = "r_PersistentRef"
/// The key of the largest number of results.
public let kSecMatchLimit: CFString = "m_Limit"
/// One result.
public let kSecMatchLimitOne: CFString = "m_LimitOne"
/// All results.
public let kSecMatchLimitAll: CFString = "m_LimitAll"
/// The key of whether capital and small letters are equal. It is not used.
public let kSecMatchCaseInsensitive: CFString = "m_CaseInsensitive"
/// The key of whether the user may be asked.
public let kSecUseAuthenticationUI: CFString = "u_AuthUI"
/// The user may be asked.
public let kSecUseAuthenticationUIAllow: CFString = "u_AuthUIA"
/// It is an error if the user had to be asked.
public let kSecUseAuthenticationUIFail: CFString = "u_AuthUIF"
/// Items for which the user had to be asked are skipped.
public let kSecUseAuthenticationUISkip: CFString = "u_AuthUIS"
/// The key of the context of an authentication.
public let kSecUseAuthenticationContext: CFString = "u_AuthCtx"
/// The key of the text that the user sees.
public let kSecUseOperationPrompt: CFString = "u_OpPrompt"
/// The key of whether the user must not be asked.
public let kSecUseNoAuthenticationUI: CFString = "u_NoAuthUI"
/// The key of whether the keychain of iOS is used on a Mac.
public let kSecUseDataProtectionKeychain: CFString = "nleg"

// MARK: Protocols

/// The protocol FTP.
public let kSecAttrProtocolFTP: CFString = "ftp "
/// The protocol FTPAccount.
public let kSecAttrProtocolFTPAccount: CFString = "ftpa"
/// The protocol HTTP.
public let kSecAttrProtocolHTTP: CFString = "http"
/// The protocol IRC.
public let kSecAttrProtocolIRC: CFString = "irc "
/// The protocol NNTP.
public let kSecAttrProtocolNNTP: CFString = "nntp"
/// The protocol POP3.
public let kSecAttrProtocolPOP3: CFString = "pop3"
/// The protocol SMTP.
public let kSecAttrProtocolSMTP: CFString = "smtp"
/// The protocol SOCKS.
public let kSecAttrProtocolSOCKS: CFString = "sox "
/// The protocol IMAP.
public let kSecAttrProtocolIMAP: CFString = "imap"
/// The protocol LDAP.
public let kSecAttrProtocolLDAP: CFString = "ldap"
/// The protocol AppleTalk.
public let kSecAttrProtocolAppleTalk: CFString = "atlk"
/// The protocol AFP.
public let kSecAttrProtocolAFP: CFString = "afp "
/// The protocol Telnet.
public let kSecAttrProtocolTelnet: CFString = "teln"
/// The protocol SSH.
public let kSecAttrProtocolSSH: CFString = "ssh "
/// The protocol FTPS.
public let kSecAttrProtocolFTPS: CFString = "ftps"
/// The protocol HTTPS.
public let kSecAttrProtocolHTTPS: CFString = "htps"
/// The protocol HTTPProxy.
public let kSecAttrProtocolHTTPProxy: CFString = "htpx"
/// The protocol HTTPSProxy.
public let kSecAttrProtocolHTTPSProxy: CFString = "htsx"
/// The protocol FTPProxy.
public let kSecAttrProtocolFTPProxy: CFString = "ftpx"
/// The protocol SMB.
public let kSecAttrProtocolSMB: CFString = "smb "
/// The protocol RTSP.
public let kSecAttrProtocolRTSP: CFString = "rtsp"
/// The protocol RTSPProxy.
public let kSecAttrProtocolRTSPProxy: CFString = "rtsx"
/// The protocol DAAP.
public let kSecAttrProtocolDAAP: CFString = "daap"
/// The protocol EPPC.
public let kSecAttrProtocolEPPC: CFString = "eppc"
/// The protocol IPP.
public let kSecAttrProtocolIPP: CFString = "ipp "
/// The protocol NNTPS.
public let kSecAttrProtocolNNTPS: CFString = "ntps"
/// The protocol LDAPS.
public let kSecAttrProtocolLDAPS: CFString = "ldps"
/// The protocol TelnetS.
public let kSecAttrProtocolTelnetS: CFString = "tels"
/// The protocol IMAPS.
public let kSecAttrProtocolIMAPS: CFString = "imps"
/// The protocol IRCS.
public let kSecAttrProtocolIRCS: CFString = "ircs"
/// The protocol POP3S.
public let kSecAttrProtocolPOP3S: CFString = "pops"

// MARK: Kinds of authentication

/// The kind of authentication NTLM.
public let kSecAttrAuthenticationTypeNTLM: CFString = "ntlm"
/// The kind of authentication MSN.
public let kSecAttrAuthenticationTypeMSN: CFString = "msna"
/// The kind of authentication DPA.
public let kSecAttrAuthenticationTypeDPA: CFString = "dpaa"
/// The kind of authentication RPA.
public let kSecAttrAuthenticationTypeRPA: CFString = "rpaa"
/// The kind of authentication HTTPBasic.
public let kSecAttrAuthenticationTypeHTTPBasic: CFString = "http"
/// The kind of authentication HTTPDigest.
public let kSecAttrAuthenticationTypeHTTPDigest: CFString = "httd"
/// The kind of authentication HTMLForm.
public let kSecAttrAuthenticationTypeHTMLForm: CFString = "form"
/// The kind of authentication Default.
public let kSecAttrAuthenticationTypeDefault: CFString = "dflt"
