// The keys and values of queries in the keychain, by the strings that they are on a device.

// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

// MARK: Classes

/// The class of an item.
public var kSecClass: CFString { "class" }
/// Passwords of any kind.
public var kSecClassGenericPassword: CFString { "genp" }
/// Passwords of servers.
public var kSecClassInternetPassword: CFString { "inet" }
/// Certificates. They cannot be stored.
public var kSecClassCertificate: CFString { "cert" }
/// Keys. They cannot be stored.
public var kSecClassKey: CFString { "keys" }
/// Identities. They cannot be stored.
public var kSecClassIdentity: CFString { "idnt" }

// MARK: Attributes

/// When an item can be read.
public var kSecAttrAccessible: CFString { "pdmn" }
/// By whom an item can be read.
public var kSecAttrAccessControl: CFString { "accc" }
/// The group of apps that share an item.
public var kSecAttrAccessGroup: CFString { "agrp" }
/// Whether an item is shared between devices.
public var kSecAttrSynchronizable: CFString { "sync" }
/// Items that are shared between devices, and others.
public var kSecAttrSynchronizableAny: CFString { "syna" }
/// When an item was added.
public var kSecAttrCreationDate: CFString { "cdat" }
/// When an item was changed.
public var kSecAttrModificationDate: CFString { "mdat" }
/// A description of an item.
public var kSecAttrDescription: CFString { "desc" }
/// A comment about an item.
public var kSecAttrComment: CFString { "icmt" }
/// The creator of an item.
public var kSecAttrCreator: CFString { "crtr" }
/// The type of an item.
public var kSecAttrType: CFString { "type" }
/// The name of an item that users read.
public var kSecAttrLabel: CFString { "labl" }
/// Whether an item is invisible.
public var kSecAttrIsInvisible: CFString { "invi" }
/// Whether there is no password.
public var kSecAttrIsNegative: CFString { "nega" }
/// The account.
public var kSecAttrAccount: CFString { "acct" }
/// The service.
public var kSecAttrService: CFString { "svce" }
/// Bytes of the app's own.
public var kSecAttrGeneric: CFString { "gena" }
/// The security domain of a server.
public var kSecAttrSecurityDomain: CFString { "sdmn" }
/// The name of a server.
public var kSecAttrServer: CFString { "srvr" }
/// The protocol of a server.
public var kSecAttrProtocol: CFString { "ptcl" }
/// The kind of authentication.
public var kSecAttrAuthenticationType: CFString { "atyp" }
/// The port of a server.
public var kSecAttrPort: CFString { "port" }
/// The path on a server.
public var kSecAttrPath: CFString { "path" }

// MARK: Accessibility

/// While the device is unlocked.
public var kSecAttrAccessibleWhenUnlocked: CFString { "ak" }
/// After the device was unlocked once.
public var kSecAttrAccessibleAfterFirstUnlock: CFString { "ck" }
/// Always.
public var kSecAttrAccessibleAlways: CFString { "dk" }
/// With a passcode, on this device.
public var kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly: CFString { "akpu" }
/// While this device is unlocked.
public var kSecAttrAccessibleWhenUnlockedThisDeviceOnly: CFString { "aku" }
/// After this device was unlocked once.
public var kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly: CFString { "cku" }
/// Always, on this device.
public var kSecAttrAccessibleAlwaysThisDeviceOnly: CFString { "dku" }

// MARK: Protocols

/// HTTP.
public var kSecAttrProtocolHTTP: CFString { "http" }
/// HTTPS.
public var kSecAttrProtocolHTTPS: CFString { "htps" }
/// FTP.
public var kSecAttrProtocolFTP: CFString { "ftp " }
/// SSH.
public var kSecAttrProtocolSSH: CFString { "ssh " }
/// SMTP.
public var kSecAttrProtocolSMTP: CFString { "smtp" }
/// IMAP.
public var kSecAttrProtocolIMAP: CFString { "imap" }
/// The default authentication.
public var kSecAttrAuthenticationTypeDefault: CFString { "dflt" }
/// Basic authentication of HTTP.
public var kSecAttrAuthenticationTypeHTTPBasic: CFString { "http" }
/// Digest authentication of HTTP.
public var kSecAttrAuthenticationTypeHTTPDigest: CFString { "httd" }
/// Authentication by a form.
public var kSecAttrAuthenticationTypeHTMLForm: CFString { "form" }

// MARK: Values and results

/// The secret.
public var kSecValueData: CFString { "v_Data" }
/// An object.
public var kSecValueRef: CFString { "v_Ref" }
/// A reference to an item that can be stored.
public var kSecValuePersistentRef: CFString { "v_PersistentRef" }
/// Whether the secret is returned.
public var kSecReturnData: CFString { "r_Data" }
/// Whether the attributes are returned.
public var kSecReturnAttributes: CFString { "r_Attributes" }
/// Whether an object is returned. Passwords have none.
public var kSecReturnRef: CFString { "r_Ref" }
/// Whether a reference is returned that can be stored.
public var kSecReturnPersistentRef: CFString { "r_PersistentRef" }

// MARK: Queries

/// The number of items that are returned.
public var kSecMatchLimit: CFString { "m_Limit" }
/// One item.
public var kSecMatchLimitOne: CFString { "m_LimitOne" }
/// All items.
public var kSecMatchLimitAll: CFString { "m_LimitAll" }
/// Whether case is ignored. It never is.
public var kSecMatchCaseInsensitive: CFString { "m_CaseInsensitive" }
/// What the user reads. Nothing is shown.
public var kSecUseOperationPrompt: CFString { "u_OpPrompt" }
/// Whether something may be shown. Nothing is.
public var kSecUseAuthenticationUI: CFString { "u_AuthUI" }
/// Something may be shown.
public var kSecUseAuthenticationUIAllow: CFString { "u_AuthUIA" }
/// Nothing may be shown.
public var kSecUseAuthenticationUIFail: CFString { "u_AuthUIF" }
/// Items that need something to be shown are skipped.
public var kSecUseAuthenticationUISkip: CFString { "u_AuthUIS" }
/// An authenticated user.
public var kSecUseAuthenticationContext: CFString { "u_AuthCtx" }
/// Whether the keychain of iOS is used. It always is.
public var kSecUseDataProtectionKeychain: CFString { "nleg" }
